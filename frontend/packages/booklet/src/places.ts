import type { BookletChapter, BookletContent, Place } from './content';

/** Where the views lead to. */
export type Hrefs = {
  cover: string;
  contents: string;
  search: string;
  contacts: string;
  end: string;
  /** The door of questions, which is no page. */
  question: string;
  page: (id: string) => string | undefined;
  /** This screen in another language: the entry of that language, which goes on to the screen that is named after it. */
  entry: (locale: string) => string;
  /** The booklet on paper, in the language of this edition. */
  pdf: string;
};

/** The way to the files of this edition, and to what stands beside all editions. */
export type Ways = { bundle: string; root: string };

const screens = {
  cover: 'index.html',
  contents: 'sommaire.html',
  search: 'recherche.html',
  contacts: 'contacts.html',
  end: 'fin.html',
} as const;

const together = ({ structure }: BookletContent) => structure === 'single_page_per_topic';

/** The chapter of a page, and where both stand, counted from 0. */
export const findPage = (content: BookletContent, id: string) => {
  for (const [chapterIndex, chapter] of content.chapters.entries()) {
    const index = chapter.pages.findIndex((page) => page.id === id);
    const page = chapter.pages[index];
    if (page) return { chapter, chapterIndex, page, index };
  }
  return undefined;
};

/** The id of the part of a document that holds a page, where the pages of a chapter stand one under another. */
export const anchorOf = (page: string) => `page-${page}`;

const fileOfPage = (content: BookletContent, id: string) => {
  const found = findPage(content, id);
  if (!found) return undefined;
  const chapter = `c${found.chapterIndex + 1}`;
  return together(content) ? `${chapter}.html` : `${chapter}/p${found.index + 1}.html`;
};

/** The file of a screen, from the root of the booklet. */
export const fileOf = (content: BookletContent, place: Place) =>
  place.screen === 'page' ? fileOfPage(content, place.page) : screens[place.screen];

/** The way from a file of the booklet to its root. */
export const rootFrom = (file: string) => '../'.repeat(file.split('/').length - 1);

export const waysFrom = (content: BookletContent, place: Place): Ways => {
  const bundle = rootFrom(fileOf(content, place) ?? '');
  return { bundle, root: `${bundle}../` };
};

/** The addresses of a booklet, as a screen of it writes them. */
export const hrefsFrom = (content: BookletContent, place: Place, ways = waysFrom(content, place)): Hrefs => {
  const { bundle, root } = ways;
  const { locale, reference } = content.edition ?? { locale: content.lang, reference: content.lang };
  const file = fileOf(content, place);
  const here = file && place.screen !== 'cover' ? `#${file}` : '';
  return {
    cover: `${bundle}${screens.cover}`,
    contents: `${bundle}${screens.contents}`,
    search: `${bundle}${screens.search}`,
    contacts: `${bundle}${screens.contacts}`,
    end: `${bundle}${screens.end}`,
    question: `${root}question`,
    page: (id) => {
      const found = fileOfPage(content, id);
      return found && `${bundle}${found}${together(content) ? `#${anchorOf(id)}` : ''}`;
    },
    entry: (wanted) => `${root}${wanted === reference ? '' : `${wanted}/`}index.html${here}`,
    pdf: `${root}${locale}.pdf`,
  };
};

const pagesOf = ({ chapters }: BookletContent) => chapters.flatMap(({ pages }: BookletChapter) => pages);

/** Every screen of a booklet that has a file of its own, in the order of reading. */
export const placesOf = (content: BookletContent): Place[] => [
  { screen: 'cover' },
  { screen: 'contents' },
  { screen: 'search' },
  { screen: 'contacts' },
  ...(together(content) ? content.chapters.flatMap(({ pages }) => pages.slice(0, 1)) : pagesOf(content)).map(
    ({ id }): Place => ({ screen: 'page', page: id }),
  ),
  { screen: 'end' },
];

const named = Object.keys(screens) as (keyof typeof screens)[];

/** Which screen an address of a booklet means: for a preview, which shows it instead of following it. */
export const placeAt = (content: BookletContent, href: string): Place | undefined => {
  const file = href.replace(/^(?:\.\.\/)+/, '');
  const screen = named.find((name) => screens[name] === file);
  if (screen) return { screen };
  const { page } = hrefsFrom(content, { screen: 'cover' });
  const found = pagesOf(content).find(({ id }) => page(id) === file);
  return found && { screen: 'page', page: found.id };
};
