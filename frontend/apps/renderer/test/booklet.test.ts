/** @vitest-environment jsdom */

import { MediaProvider } from '@livretier/blocks';
import { type BookletContent, BookletView, type Place, placesOf, structures } from '@livretier/booklet';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blocks } from '../../../packages/blocks/src/samples/blocks';
import { ids, media } from '../../../packages/blocks/src/samples/media';
import { booklet } from '../../../packages/booklet/src/samples/booklet';
import { build, builtName, run } from './program';

const library = Object.fromEntries(
  Object.entries(media).map(([id, source]) => [id, { ...source, src: `/media/${source.name}` }]),
);

type File = { path: string; html?: string; css?: string };

const input = (content: BookletContent, more = {}) =>
  JSON.stringify({ booklet: content, media: library, stylesheet: '/styles/booklet.css', ...more });
const renderBooklet = (content: BookletContent, more = {}): File[] => JSON.parse(run(input(content, more)).stdout);
const find = (files: File[], path: string) => files.find((file) => file.path === path)?.html ?? '';

/* Drawings stand elsewhere in a studio. */
const withoutFolders = (screen: Element | null) => {
  for (const drawing of screen?.querySelectorAll('img[src*=".svg"]') ?? [])
    drawing.setAttribute('src', drawing.getAttribute('src')?.replace(/^.*\/|-[\w-]{8}(?=\.svg)|\?.*$/g, '') ?? '');
  return screen;
};
const published = ({ html = '' }: File) =>
  withoutFolders(new DOMParser().parseFromString(html, 'text/html').querySelector('main > *'));
const previewed = (content: BookletContent, place: Place) => {
  const view = createElement(BookletView, { content, place });
  const { container } = render(createElement(MediaProvider, { value: (id: string) => library[id] }, view));
  return withoutFolders(container.firstElementChild);
};

const dressed = { ...booklet.theme, logo: { media: ids.face, alt: 'Maison Aubrac' } };

describe('a rendered booklet', () => {
  beforeAll(build);
  afterEach(cleanup);

  it.each(structures)('shows what its preview shows, on every screen: %s', (structure) => {
    const content = { ...booklet, structure, theme: dressed };
    const pages = renderBooklet(content).filter(({ html }) => html !== undefined);
    const places = placesOf(content);
    const different = places.filter(
      (place, index) => !published(pages[index] ?? { path: '' })?.isEqualNode(previewed(content, place)),
    );

    expect(different).toEqual([]);
    expect(pages.length).toBe(structure === 'single_page_per_topic' ? 12 : 16);
  });

  it('leaves out what would say a value that nobody filled', () => {
    const document = { schema: 2 as const, blocks: Object.values(blocks) };
    const chapters = booklet.chapters.map((chapter) => ({
      ...chapter,
      pages: chapter.pages.map((page) => ({ ...page, document })),
    }));
    const filesWithout = (left_out: string[]) => JSON.stringify(renderBooklet({ ...booklet, chapters }, { left_out }));

    expect(filesWithout([])).toContain('responsable hygiene');
    expect(filesWithout(['responsable_hygiene'])).not.toContain('responsable hygiene');
  });

  it('is a set of files that find each other', () => {
    const files = renderBooklet(booklet, { stylesheet: 'assets/booklet.css' });
    const paths = files.map(({ path }) => path);
    const page = find(files, 'c3/p2.html');

    expect(paths.slice(0, 3)).toEqual(['index.html', 'sommaire.html', 'recherche.html']);
    expect(paths.at(-1)).toBe('theme.css');
    const families = ['young_serif.css', 'source_sans.css'].map((name) => `assets/${builtName(name)}`);
    for (const sheet of ['assets/booklet.css', ...families, 'theme.css'])
      expect(page).toContain(`<link rel="stylesheet" href="../${sheet}"/>`);
    const asked = [...page.matchAll(/<a [^>]*href="\.\.\/([^"]+)"/g)].map(([, path]) => path);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((path) => !paths.includes(path ?? ''))).toEqual([]);
    expect(find(files, 'index.html')).toContain(`src="assets/${builtName('hills.svg')}"`);
  });

  it('wears its theme, without a script and without a style attribute', () => {
    const files = renderBooklet({
      ...booklet,
      theme: { ...booklet.theme, fonts: { title: 'lexend', text: 'lexend' } },
    });
    const pages = files.flatMap(({ html }) => html ?? []);

    expect(files.at(-1)?.css).toContain('--lvr-title: "Lexend Variable"');
    expect(pages.filter((html) => /<script|style=/.test(html))).toEqual([]);
    expect(pages.filter((html) => html.split(`/styles/${builtName('lexend.css')}`).length !== 2)).toEqual([]);
    expect(pages.filter((html) => html.split('<h1').length !== 2)).toEqual([]);
  });

  it('speaks its language', () => {
    const files = renderBooklet({ ...booklet, lang: 'en-GB' });

    expect(find(files, 'index.html')).toContain('Start reading');
    expect(find(files, 'c3/p2.html')).toContain('Page 2 of 5');
  });

  it('fills in living values and leads from page to page', () => {
    const words = [
      { type: 'value' as const, key: 'chef' },
      { type: 'text' as const, text: 'la paie', marks: [{ type: 'link' as const, href: `page:${ids.plan}` }] },
    ];
    const blocks = [{ id: 'p', type: 'paragraph' as const, props: {}, text: words }];
    const chapters = booklet.chapters.map((chapter) => ({
      ...chapter,
      pages: chapter.pages.map((page) => ({
        ...page,
        id: page.id === 'paie' ? ids.plan : page.id,
        document: { ...page.document, blocks },
      })),
    }));
    const files = renderBooklet({ ...booklet, chapters }, { values: { chef: 'Julien <Delmas>' } });

    expect(find(files, 'c3/p2.html')).toContain('Julien &lt;Delmas&gt;<a href="../c7/p1.html"');
  });

  it.each([
    [
      'a colour that is none',
      { theme: { ...booklet.theme, colours: { ...booklet.theme.colours, text: 'red}' } } },
      'text',
    ],
    ['a font that we do not have', { theme: { ...booklet.theme, fonts: { title: 'comic', text: 'lexend' } } }, 'title'],
    ['a structure that we do not have', { structure: 'book' }, 'structure'],
    ['an undeclared property', { script: 'alert(1)' }, 'script'],
  ])('refuses %s', (_, change, message) => {
    const { status, stdout, stderr } = run(input({ ...booklet, ...change } as BookletContent));

    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });
});
