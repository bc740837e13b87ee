/** @vitest-environment jsdom */

import type { BookletContent } from '@livretier/booklet';
import { beforeAll, describe, expect, it } from 'vitest';
import { blocks } from '../../../packages/blocks/src/samples/blocks';
import { ids } from '../../../packages/blocks/src/samples/media';
import { booklet } from '../../../packages/booklet/src/samples/booklet';
import { build, run } from './program';

const qr = { size: 29, path: 'M4 4.5h7M12 4.5h1' };
const image = (name: string) => ({
  ...{ kind: 'image', name: `${name}.jpg`, size: 9, width: 1600, height: 900, src: `o/${name}-w1600.webp` },
  renditions: [640, 1024, 1600].map((width) => ({
    width,
    webp: `o/${name}-w${width}.webp`,
    avif: `o/${name}-w${width}.avif`,
  })),
});

const edition = {
  booklet,
  version: { number: '3.0', date: '2027-03-16', sha256: `7c41${'0'.repeat(56)}e09b` },
  values: {},
  labels: {},
  media: {
    [ids.picture]: image('lavabo'),
    [ids.video]: { kind: 'video', name: 'film.mp4', size: 9, src: 'o/film.mp4' },
    [ids.file]: { kind: 'document', name: 'reglement.pdf', size: 9, src: 'o/reglement.pdf' },
  },
  address: 'https://livret.maison-aubrac.fr/l/saisonniers-2027',
  locales: ['fr-FR', 'en-GB', 'es-ES'],
  reference: 'fr-FR',
  locale: 'fr-FR',
  offers: { offline: true, pdf: true, indexed: false },
  qr,
};

const poster = {
  ...{ size: 'a4', company: 'Maison Aubrac', name: 'Livret', kind: 'safety', theme: booklet.theme, locale: 'fr-FR' },
  ...{ others: ['en-GB', 'ja-JP'], address: 'livret.fr/l/x', code: '481206', qr, media: {} },
};

type Made = { html: string; assets: string[] };

const make = (input: object): Made => JSON.parse(run(JSON.stringify(input)).stdout);
const drawn = ({ html }: Made) => new DOMParser().parseFromString(html, 'text/html');
const print = (change: object = {}) => make({ print: { ...edition, ...change } });
const texts = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
const withBlocks = (): BookletContent => {
  const [first, ...others] = booklet.chapters;
  const [page] = first?.pages ?? [];
  const full = { ...page, document: { schema: 2, blocks: Object.values(blocks) } };
  return { ...booklet, chapters: [{ ...first, pages: [full] }, ...others] } as BookletContent;
};

describe('a printed edition', () => {
  beforeAll(build);

  it('has a cover, contents and every page under its chapter', () => {
    const page = drawn(print());

    expect(texts(page, 'h1')).toEqual([booklet.name, 'Sommaire', ...booklet.chapters.map(({ title }) => title)]);
    expect(texts(page, 'h2')).toEqual(booklet.chapters.flatMap(({ pages }) => pages.map(({ title }) => title)));
    expect(texts(page, '.lvp-foot p')).toEqual(['Version 3.0, 16 mars 2027', 'Français, fait foi']);
  });

  it('calls a chapter with words of a law an annexe, and marks them until they are collated', () => {
    const [first, ...others] = booklet.chapters;
    const told = { source: 'Code pénal, art. 222-33', link: 'https://www.legifrance.gouv.fr/', to_join: 'III' };
    const official = { ...told, collated_by: '', collated_on: '' };
    const annexe = { ...first, pages: first?.pages.map((page) => ({ ...page, official })) };
    const page = drawn(print({ booklet: { ...booklet, chapters: [...others, annexe] } }));

    expect(texts(page, '.lvp-chapter-number').at(-1)).toMatch(/ · Annexe$/);
    expect(texts(page, '.lvr-source')[0]).toMatch(/^Texte à vérifier\. Source.*Pas encore joint.* III\.$/);
    expect(page.querySelector('.lvr-source')?.nextElementSibling).not.toBeNull();
  });

  it('leads from its contents to what it names', () => {
    const page = drawn(print());
    const targets = [...page.querySelectorAll('.lvp-line')].map((line) => line.getAttribute('href')?.slice(1) ?? '');

    expect(targets.length).toBe(18);
    expect(targets.filter((id) => !page.getElementById(id))).toEqual([]);
  });

  it('has contents in two columns once they would fill more than a sheet', () => {
    const [chapter] = booklet.chapters;
    const long = Array.from({ length: 27 }, (_, index) => ({ ...chapter, id: `c${index}` }));
    const columns = (change: object = {}) =>
      drawn(print(change)).querySelector('.lvp-chapters')?.getAttribute('data-columns');

    expect(columns()).toBe('1');
    expect(columns({ booklet: { ...booklet, chapters: long } })).toBe('2');
  });

  it('leads to its address from its back too', () => {
    const page = drawn(print());

    expect(page.querySelector('main')?.lastElementChild?.className).toBe('lvp-back');
    expect(texts(page, '.lvp-back .lvp-qr title')).toEqual([
      'Code QR qui mène à livret.maison-aubrac.fr/l/saisonniers-2027',
    ]);
    expect(page.querySelectorAll('.lvp-qr')).toHaveLength(2);
  });

  it('says in the language of its readers which version counts', () => {
    const page = drawn(print({ locale: 'en-GB' }));

    expect(page.documentElement.lang).toBe('en-GB');
    expect(page.querySelector('.lvp-chapter')?.parentElement?.lang).toBe('fr-FR');
    expect(texts(page, '.lvp-foot p')).toEqual(['Version 3.0, 16 March 2027', 'English. The French version prevails.']);
    expect(page.body.textContent).toContain('Also to read in French and Spanish.');
  });

  it('shows a picture in the size of paper, and leads to where a film is played', () => {
    const page = drawn(print({ booklet: withBlocks() }));
    const film = page.querySelector('video');

    expect(page.querySelector('.lvb-image img')?.getAttribute('src')).toBe('o/lavabo-w1024.webp');
    expect(page.querySelectorAll('source')).toHaveLength(0);
    expect(film?.getAttribute('src')).toBe(edition.address);
    expect(page.querySelector('.lvb-file a')?.getAttribute('href')).toBe(`${edition.address}/o/reglement.pdf`);
  });

  it('leaves out what would say a value that nobody filled', () => {
    const before = drawn(print({ booklet: withBlocks() }));
    const after = drawn(print({ booklet: withBlocks(), left_out: ['responsable_hygiene'] }));

    expect(texts(before, 'mark')).toEqual(['responsable hygiene']);
    expect(texts(after, 'mark')).toEqual([]);
    expect(texts(after, '.lvb-paragraph')).toContain(
      'En cuisine comme en salle, vos mains touchent tout. Wash your hands',
    );
  });

  it('begins the headings of a page below its title', () => {
    const page = drawn(print({ booklet: withBlocks() }));

    expect(page.querySelector('.lvb-heading')?.tagName).toBe('H3');
    expect(page.querySelectorAll('h2.lvb-heading')).toHaveLength(0);
  });

  it.each(['</style><script>x</script>', 'a"; } * { display: none', 'a\\', 'a\nb', '<!--', '\u2028'])(
    'lets no name leave its style: %j',
    (name) => {
      const page = drawn(print({ booklet: { ...booklet, name, company: name } }));

      expect(page.querySelectorAll('script')).toHaveLength(0);
      expect(page.querySelectorAll('style')).toHaveLength(1);
      expect(page.querySelector('style')?.textContent).toMatch(/--lvp-sheet: "[^"]*";\n}\n$/);
      expect(page.querySelector('h1')?.textContent).toBe(name);
    },
  );

  it('names the sheets, the fonts and the drawing that it needs, all built', () => {
    const { html, assets } = print();
    const asked = [...html.matchAll(/"o\/([^"]+\.(?:css|svg))"/g)].map(([, name]) => name ?? '');

    expect(asked).toHaveLength(4);
    expect(asked.filter((name) => !assets.includes(name))).toEqual([]);
    expect(assets.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(3);
  });

  it('is the same for the same edition', () => {
    expect(print()).toEqual(print());
  });
});

describe('a poster', () => {
  it('names the booklet after its kind and asks in the languages that it can', () => {
    const page = drawn(make({ poster }));

    expect(texts(page, 'h1')).toEqual(['Votre livret de sécurité']);
    expect(texts(page, '.lvp-code strong')).toEqual(['481 206']);
    expect([...page.querySelectorAll('.lvp-asked span')].map((span) => span.getAttribute('lang'))).toEqual(['en-GB']);
  });

  it('has the picture of the company, or the drawing', () => {
    const theme = { ...booklet.theme, cover: { drawing: 'hills', picture: ids.picture } };
    const own = make({ poster: { ...poster, theme, media: { [ids.picture]: image('lavabo') } } });

    expect(own.html).toContain('url("o/lavabo-w1024.webp")');
    expect(own.assets.filter((name) => name.endsWith('.svg'))).toEqual([]);
    expect(make({ poster }).html).toMatch(/url\("o\/hills-[\w-]+\.svg"\)/);
  });

  it.each([{ code: '12' }, { size: 'a3' }, { qr: { size: 29, path: '"/><script>' } }])('refuses %j', (fault) => {
    expect(run(JSON.stringify({ poster: { ...poster, ...fault } })).status).toBe(1);
  });
});
