/** @vitest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { booklet } from '../../../packages/booklet/src/samples/booklet';
import { parse, render } from './editions';
import { assets, build, builtName } from './program';

/* What PERF1 allows a page, as the edge lays it. */
const MOST = 15_000;

const weightOf = (asset: string) => gzipSync(readFileSync(join(assets, asset)), { level: 9 }).length;

const nameOf = (address: string) => address.split('/').at(-1) ?? '';

const scriptsOf = (html: string) =>
  [...parse(html).querySelectorAll('script')].map((script) => nameOf(script.getAttribute('src') ?? ''));

/* What counts readings comes once the page is drawn; where one searches, only with the settings. */
const factsOf = (html: string) => {
  const page = parse(html);
  const { facts } = page.documentElement.dataset;
  return facts && !page.querySelector('[data-island=search]') ? [nameOf(facts)] : [];
};

/* What a page fetches besides for whoever came by a personal link. */
const participantsOf = (html: string) =>
  (parse(html).documentElement.dataset.participant?.split(' ') ?? [])
    .map(nameOf)
    .filter((name) => name.endsWith('.js'));

describe('the scripts of an edition', () => {
  beforeAll(build);

  it.each([
    ['fr-FR', []],
    ['en-GB', ['words-en.js']],
    ['es-ES', ['words-es.js']],
    ['pt-PT', ['words-pt.js']],
  ])('weigh little together, on every page that runs them: %s', (locale, words) => {
    const pages = render(booklet, { locale, locales: ['fr-FR', locale] }).files.filter(({ path }) =>
      path.endsWith('.html'),
    );
    const weighed = pages.map(({ path, text: html }) => {
      const scripts = [...scriptsOf(html), ...factsOf(html)];
      return { path, scripts, weight: scripts.reduce((sum, script) => sum + weightOf(script), 0) };
    });

    expect(weighed.filter(({ weight }) => weight > MOST)).toEqual([]);
    expect(new Set(weighed.flatMap(({ scripts }) => scripts))).toEqual(
      new Set(['settings.js', ...words, 'reader.js', 'facts.js', 'search.js'].map(builtName)),
    );
  });

  it('that ask a question come with the first tap, speak every language and weigh little', () => {
    const { files, assets: beside } = render();
    const page = files.find(({ path }) => path === 'c3/p2.html')?.text ?? '';
    const names = (parse(page).documentElement.dataset.unclear?.split(' ') ?? []).map(nameOf);

    expect(names).toEqual(['unclear.css', 'unclear.js'].map(builtName));
    expect(beside).toEqual(expect.arrayContaining(names));
    expect(names.reduce((sum, name) => sum + weightOf(name), 0)).toBeLessThan(MOST / 2);
  });

  it.each([
    ['fr-FR', []],
    ['en-GB', ['participant-en.js']],
    ['es-ES', ['participant-es.js']],
    ['pt-PT', ['participant-pt.js']],
  ])(
    'for whoever came by a personal link speak the language of the page, within the same weight: %s',
    (locale, words) => {
      const { files, assets: beside } = render(booklet, { locale, locales: ['fr-FR', locale] });
      const cover = files.find(({ path }) => path === 'index.html')?.text ?? '';
      const scripts = participantsOf(cover);

      expect(scripts).toEqual([...words, 'participant.js'].map(builtName));
      expect(beside).toEqual(expect.arrayContaining(scripts));
      expect(scripts.reduce((sum, script) => sum + weightOf(script), 0)).toBeLessThan(MOST);
    },
  );
});
