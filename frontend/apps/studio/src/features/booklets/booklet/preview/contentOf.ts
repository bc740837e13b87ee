import { type Document, migrate } from '@livretier/blocks';
import { type BookletContent, onlySaid } from '@livretier/booklet';
import type { Preview } from '@/features/booklets/api';
import { themeOf } from '../themeOf';

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

/** A booklet as the views draw it for its authors: what is to be filled has its place. */
export const contentOf = (preview: Preview): BookletContent => {
  const { name, company_name, kind, reference_locale, structure, theme, readable_locales } = preview.booklet;
  return {
    name,
    company: company_name,
    kind,
    lang: reference_locale,
    structure,
    theme: themeOf(theme),
    locales: readable_locales,
    chapters: knownChapters(preview),
  };
};

/** A booklet as its readers will have it: without what would say a living value that is left out. */
export const readableOf = (preview: Preview) => onlySaid(contentOf(preview), preview.left_out);
