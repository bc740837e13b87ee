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

const scriptsOf = (html: string) =>
  [...parse(html).querySelectorAll('script')].map((script) => script.getAttribute('src')?.split('/').at(-1) ?? '');

describe('the scripts of an edition', () => {
  beforeAll(build);

  it.each([
    ['fr-FR', []],
    ['en-GB', ['words-en.js']],
    ['pt-PT', ['words-pt.js']],
  ])('weigh little together, on every page that runs them: %s', (locale, words) => {
    const pages = render(booklet, { locale, locales: ['fr-FR', locale] }).files.filter(({ path }) =>
      path.endsWith('.html'),
    );
    const weighed = pages.map(({ path, text: html }) => {
      const scripts = scriptsOf(html);
      return { path, scripts, weight: scripts.reduce((sum, script) => sum + weightOf(script), 0) };
    });

    expect(weighed.filter(({ weight }) => weight > MOST)).toEqual([]);
    expect(new Set(weighed.flatMap(({ scripts }) => scripts))).toEqual(
      new Set(['settings.js', ...words, 'reader.js', 'search.js'].map(builtName)),
    );
  });
});
