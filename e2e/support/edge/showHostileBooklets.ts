import { expect, type Page } from '@playwright/test';
import { chunks } from '../chunks';
import { guard } from '../guard';
import { everything, sample } from '../hostileBlocks';
import { hostileTexts } from '../hostileTexts';
import { openEdge } from './edge';
import { type Bundle, bundleOf, makeEdition } from './editions';
import { media } from './randomBooklet';
import { type Booklet, sampleBooklet } from './sample';

const file = Object.keys(media)[0] ?? '';
const short = (text: string) => text.slice(0, 200);
const at = (place: number) => hostileTexts[place % hostileTexts.length] ?? '';

/** Words that stand in a booklet, and as what. */
type Shown = { words: string; place: string };
type Hostile = { bundle: Bundle; shown: Shown[] };

/** What stands in a page though no view draws it. */
const strangers = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const acting = 'script, style, iframe, frame, object, embed, base, meta, link, template, noscript, marquee';
    const isActing = (element: Element) =>
      element.matches(acting) ||
      element.getAttributeNames().some((name) => name.startsWith('on')) ||
      /^\s*(?:javascript|data|vbscript):/i.test(element.getAttribute('href') ?? '');
    return [...main.querySelectorAll('*')].filter(isActing).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** A booklet whose every name is a hostile text: its own, its company's, its logo's, its pages', its value's. */
const named = (base: Booklet, first: number): Hostile => {
  const shown: Shown[] = [];
  const words = (place: string) => {
    const text = short(at(first + shown.length));
    shown.push({ words: text, place });
    return text;
  };
  const booklet = {
    ...base,
    name: words('name'),
    company: words('company'),
    theme: { ...base.theme, logo: { media: file, alt: words('logo') } },
    chapters: base.chapters.map((chapter) => ({
      ...chapter,
      title: words('chapter'),
      pages: chapter.pages.map((page) => ({ ...page, title: words('page') })),
    })),
  };
  const values = { manager_phone: words('value') };
  return { bundle: bundleOf(booklet, { media, values, labels: { manager: words('label') } }), shown };
};

const emptyPage = (id: string) => ({ id, title: '', importance: 'info', document: { schema: 2 as const, blocks: [] } });

/** The same with many titles on few screens. */
const dense = (base: Booklet): Booklet => ({
  ...base,
  structure: 'single_page_per_topic',
  chapters: base.chapters.slice(0, 3).map((chapter) => ({
    ...chapter,
    pages: [...chapter.pages, ...Array.from({ length: 20 }, (_, place) => emptyPage(`${chapter.id}-${place}`))],
  })),
});

/** Each text in each of these places, or in one of them. */
const allNamed = (base: Booklet, whole: boolean) => {
  if (whole) return hostileTexts.map((_, place) => named(base, place));
  const booklets = [named(base, 0)];
  const taken = () => booklets.reduce((sum, { shown }) => sum + shown.length, 0);
  while (taken() < hostileTexts.length) booklets.push(named(dense(base), taken()));
  return booklets;
};

/** Booklets with hostile texts in every field of their blocks. */
const filled = (base: Booklet, whole: boolean): Hostile[] =>
  chunks(whole ? everything(file) : sample(file), 10).map((pages, place) => {
    const chapter = {
      ...{ id: `hostile-${place}`, title: 'Hostile', minutes: 1, mandatory: false },
      pages: pages.map(({ title, document }, number) => ({
        ...{ id: `hostile-${place}-${number}`, title: short(title), importance: 'info', document },
      })),
    };
    return {
      bundle: bundleOf({ ...base, chapters: [chapter] }, { media }),
      shown: pages.flatMap(({ title, written }) => [
        { words: short(title), place: 'page' },
        ...written.map(({ words, field }) => ({ words, place: field })),
      ]),
    };
  });

/** How many of the texts were there, in how many kinds of places, and how many different texts in each, together. */
const count = (shown: readonly Shown[]) => {
  const words = new Set(shown.map((one) => short(one.words)));
  return {
    texts: hostileTexts.filter((text) => words.has(short(text))).length,
    places: new Set(shown.map(({ place }) => place)).size,
    times: new Set(shown.map((one) => `${one.place} ${one.words}`)).size,
  };
};

const openAll = async (page: Page, address: string, name: string, paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(`${address}${name}/${path}`);
    expect(await strangers(page), path).toEqual([]);
  }
};

/** Lays hostile booklets on an edge, opens their screens and searches them; returns what ran or was stopped, and what was
    there. */
export const showHostileBooklets = async (page: Page, whole: boolean) => {
  const faults = await guard(page);
  const edge = await openEdge();
  const base = await sampleBooklet();
  const hostile = [...allNamed(base, whole), ...filled(base, whole)];
  for (const [place, { bundle }] of hostile.entries()) {
    const edition = makeEdition(bundle);
    const { name } = bundle.booklet as Booklet;
    edge.publish(String(place), '1.0', [edition]);
    const address = edge.address(String(place));
    await page.goto(address);
    await expect(page).toHaveTitle(name.trim().replaceAll(/\s+/g, ' '));
    expect(await strangers(page)).toEqual([]);
    const paths = [...edition.files.keys()].filter((path) => /^(?!_\/).*\.html$/.test(path));
    await openAll(page, address, edition.name, paths);
    await page.goto(`${address}${edition.name}/recherche.html#hacked`);
    await expect(page.locator('.lvr-found-count')).toBeVisible();
    expect(await strangers(page)).toEqual([]);
    for (const door of ['gate-code.html', 'icon.svg']) await page.goto(`${address}${door}`);
  }
  await edge.close();
  return { faults, booklets: hostile.length, ...count(hostile.flatMap(({ shown }) => shown)) };
};
