import { type Document, migrate } from '@livretier/blocks';
import { type BookletContent, type DrawingName, defaultTheme, drawings } from '@livretier/booklet';
import type { BookletOut, Preview } from '../queries';

const isDrawing = (name: string): name is DrawingName => name in drawings;

/** A theme as the views know it: a drawing that is gone is replaced by the usual one. */
export const themeOf = ({ cover, logo = null, ...theme }: BookletOut['theme']): BookletContent['theme'] => ({
  ...theme,
  cover: {
    drawing: isDrawing(cover.drawing) ? cover.drawing : defaultTheme.cover.drawing,
    picture: cover.picture ?? null,
  },
  logo,
});

const chaptersOf = ({ chapters }: Preview) =>
  chapters.map(({ pages, ...chapter }) => ({
    ...chapter,
    pages: pages.map(({ document, ...page }) => ({ ...page, document: migrate(document) as Document })),
  }));

/* What is typed beside a preview changes its card many times and its pages never. */
const drawn = new WeakMap<Preview['chapters'], BookletContent['chapters']>();

const knownChapters = (preview: Preview) => {
  const chapters = drawn.get(preview.chapters) ?? chaptersOf(preview);
  drawn.set(preview.chapters, chapters);
  return chapters;
};

/** A booklet as the views draw it, with what is on screen and not saved yet over what the server has. */
export const contentOf = (preview: Preview, changes: Partial<BookletOut> = {}): BookletContent => {
  const { name, company_name, kind, reference_locale, structure, theme, locales } = { ...preview.booklet, ...changes };
  return {
    name,
    company: company_name,
    kind,
    lang: reference_locale,
    structure,
    theme: themeOf(theme),
    locales: [reference_locale, ...locales.filter((locale) => locale !== reference_locale)],
    chapters: knownChapters(preview),
  };
};
