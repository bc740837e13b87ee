/** @vitest-environment jsdom */
import type { BookletContent } from '@livretier/booklet';
import { beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../../../packages/blocks/src/samples/media';
import { booklet } from '../../../packages/booklet/src/samples/booklet';
import { parse, picture, render, text } from './editions';
import { build } from './program';

/** What a page says to those who show a link to it. */
const tagsOf = (html: string) =>
  Object.fromEntries(
    [...parse(html).querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')].map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name'),
      tag.getAttribute('content'),
    ]),
  );

const worn = (change: Partial<BookletContent['theme']>): BookletContent => ({
  ...booklet,
  theme: { ...booklet.theme, ...change },
});

describe('a link to an edition', () => {
  beforeAll(build);

  it('is shown with the name, the address and the picture of the cover', () => {
    const made = render();

    expect(tagsOf(text(made, '_/entry.html'))).toEqual({
      'og:title': 'Livret d’accueil saisonniers 2027',
      'og:description': 'Tout pour bien commencer.',
      'og:type': 'website',
      'og:site_name': 'Maison Aubrac',
      'og:locale': 'fr_FR',
      'og:url': '__ADDRESS__',
      'og:image': `__ADDRESS__o/${made.pictures[0].name}`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Livret d’accueil saisonniers 2027, Maison Aubrac',
      'twitter:card': 'summary_large_image',
    });
  });

  it('leads to the language that it is written in', () => {
    const tags = tagsOf(text(render(booklet, { locale: 'en-GB' }), '_/entry.html'));

    expect(tags).toMatchObject({ 'og:url': '__ADDRESS__en-GB/', 'og:locale': 'en_GB' });
  });

  it('is shown by what the page says, wherever it is served: no page but the entry names a host', () => {
    const made = render();
    const naming = made.files.filter(({ text: written }) => written.includes('__ADDRESS__')).map(({ path }) => path);

    expect(tagsOf(text(made, 'c1/p1.html'))).toEqual({
      'og:title': 'Le mot de la directrice · Livret d’accueil saisonniers 2027',
      'og:description': 'Julien Delmas06 39 98 12 34',
      'og:type': 'article',
      'og:site_name': 'Maison Aubrac',
      'og:locale': 'fr_FR',
    });
    expect(naming).toEqual(['_/entry.html']);
  });

  it('is described by whole words, and few', () => {
    const description = tagsOf(text(render(), 'c3/p2.html'))['og:description'] ?? '';

    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/[\p{L}\d.:;!?»…]$/u);
  });

  it('cannot break out of what is said of it', () => {
    const name = '"><script>alert(1)</script>';
    const page = parse(text(render({ ...booklet, name }), '_/entry.html'));

    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(name);
    expect([...page.scripts].filter(({ src }) => !src)).toEqual([]);
  });

  it('shows nothing where a door stands before the booklet', () => {
    const doors = render().files.filter(({ path }) => /^_\/(?:gate|closed)-/.test(path));

    expect(doors.length).toBeGreaterThan(5);
    expect(doors.filter(({ text: html }) => /og:|twitter:|share-|apple-touch/.test(html))).toEqual([]);
  });
});

describe('the picture beside a link', () => {
  it('has the drawing, the name and the company, and is fetched by no page', () => {
    const made = render();
    const [share] = made.pictures;
    const fetched = made.files.map(({ text: written }) => written.replaceAll(/<meta [^>]*>/g, ''));

    expect(share.name).toMatch(/^share-[0-9a-f]{16}\.png$/);
    expect(share.svg).toContain('hills-near');
    expect(share.lines.map((line) => line.text)).toEqual(['Maison Aubrac', 'Livret d’accueil saisonniers 2027']);
    expect(fetched.filter((written) => written.includes(share.name))).toEqual([]);
  });

  it('is the same in each language, and another for another name, colour or font', () => {
    const nameOf = (...told: Parameters<typeof render>) => render(...told).pictures[0].name;
    const others = [
      nameOf({ ...booklet, name: 'Livret' }),
      nameOf(worn({ colours: { ...booklet.theme.colours, primary: '#1b3a7d' } })),
      nameOf(worn({ fonts: { title: 'lexend', text: 'lexend' } })),
    ];

    expect(nameOf(booklet, { locale: 'en-GB' })).toBe(nameOf());
    expect(new Set([nameOf(), ...others]).size).toBe(4);
  });

  it('has the company’s own picture when the cover does', () => {
    const [share] = render(worn({ cover: { drawing: 'hills', picture: ids.face } })).pictures;

    expect(share.photographs.map(({ object }) => object)).toEqual(['face.webp']);
    expect(share.svg).not.toContain('hills');
  });
});

describe('an edition among the applications of a telephone', () => {
  it('has a name, colours and icons of its own', () => {
    const made = render({ ...booklet, company: '<Aubrac>' });
    const icon = `o/${made.pictures[1].name}`;

    expect(JSON.parse(text(made, '_/manifest.webmanifest'))).toMatchObject({
      start_url: './',
      display: 'standalone',
      theme_color: '#1e5545',
    });
    expect(text(made, '_/icon.svg')).toContain('>&#60;</text>');
    expect(JSON.parse(text(made, '_/manifest.webmanifest')).icons).toContainEqual({
      src: icon,
      sizes: '180x180',
      type: 'image/png',
      purpose: 'any',
    });
    const touched = parse(text(made, '_/entry.html')).querySelector('link[rel=apple-touch-icon]');
    expect(touched?.getAttribute('href')).toBe(`__ROOT__${icon}`);
  });

  it('shows the logo, or the initial where that would be a line', () => {
    const iconWith = (change: object) =>
      render(booklet, { media: { [ids.face]: { ...picture, ...change } } }).pictures[1];

    expect(iconWith({}).photographs.map(({ object }) => object)).toEqual(['face.webp']);
    expect(iconWith({}).lines).toEqual([]);
    expect(iconWith({ width: 800, height: 200 }).photographs).toEqual([]);
    expect(iconWith({ width: 800, height: 200 }).lines.map((line) => line.text)).toEqual(['M']);
  });
});
