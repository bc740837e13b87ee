import type { Document } from '@livretier/blocks';
import type { Theme } from './theme';

export const structures = ['single_page_per_topic', 'chapters_and_pages', 'guided_path'] as const;
export type Structure = (typeof structures)[number];

export const kinds = [
  'employee_welcome',
  'safety',
  'trainee',
  'apprentice',
  'patient',
  'resident',
  'customer',
  'other',
] as const;
export type Kind = (typeof kinds)[number];

/** The words of a law: where they are read, what of them is not joined yet, and who compared these with them. */
export type OfficialText = {
  source: string;
  link: string;
  to_join?: string | undefined;
  collated_by: string;
  collated_on: string;
};

/**
 * What the reader of a translated page has to know of a block: it is in the words of its source, somebody still reads its
 * translation again, or its source says something else since; `other` then holds what is not shown first.
 */
export type TranslationNote = {
  state: 'source' | 'review' | 'changed';
  other?: Document | undefined;
};

export type BookletPage = {
  id: string;
  title: string;
  /** The language of the title, where it was translated. */
  title_lang?: string | undefined;
  importance: 'info' | 'important' | 'mandatory';
  document: Document;
  /** Nothing where the words are its authors'. */
  official?: OfficialText | null | undefined;
  /** By the ids of its blocks; nothing for a page that nobody translated. */
  notes?: Record<string, TranslationNote> | undefined;
};

/** Whether what stands at the top of a page is shown in the language of the edition, or first in that of its source. */
export const isTranslated = ({ notes, importance }: BookletPage, block: string) => {
  const state = notes?.[block]?.state;
  return notes !== undefined && state !== 'source' && !(state === 'changed' && importance === 'mandatory');
};

export type BookletChapter = {
  id: string;
  title: string;
  title_lang?: string | undefined;
  minutes: number;
  /** Holds a page that is signed for. */
  mandatory: boolean;
  pages: BookletPage[];
};

/** A chapter that joins the words of a law. */
export const isAnnexe = ({ pages }: BookletChapter) => pages.some(({ official }) => official);

/** What a published booklet has beside its content. */
export type Edition = {
  /** The language of the words around the pages, which keep theirs. */
  locale: string;
  /** The language of the entry without a language in its address. */
  reference: string;
  version: { number: string; date: string };
  offers: { offline: boolean; pdf: boolean; questions: boolean };
};

/** A whole booklet in one language, as it is drawn. */
export type BookletContent = {
  name: string;
  name_lang?: string | undefined;
  company: string;
  kind: Kind;
  /** The language that its pages are written in. */
  lang: string;
  structure: Structure;
  /** A chapter opens once those before it are read. */
  ordered?: boolean;
  theme: Theme;
  chapters: BookletChapter[];
  /** The languages that it can be read in. */
  locales: string[];
  /** Nothing for a draft. */
  edition?: Edition;
};

/** What of a booklet is looked at. */
export type Place = { screen: 'cover' | 'contents' | 'search' | 'contacts' | 'end' } | { screen: 'page'; page: string };
