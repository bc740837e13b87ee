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

/** The words of a law: where they are read, and who compared these with them. */
export type OfficialText = { source: string; link: string; collated_by: string; collated_on: string };

export type BookletPage = {
  id: string;
  title: string;
  importance: 'info' | 'important' | 'mandatory';
  document: Document;
  /** Nothing where the words are its authors'. */
  official?: OfficialText | null | undefined;
};

export type BookletChapter = {
  id: string;
  title: string;
  minutes: number;
  /** Holds a page that is signed for. */
  mandatory: boolean;
  pages: BookletPage[];
};

/** What a published booklet has beside its content. */
export type Edition = {
  /** The language of the words around the pages, which keep theirs. */
  locale: string;
  /** The language of the entry without a language in its address. */
  reference: string;
  version: { number: string; date: string };
  offers: { offline: boolean; pdf: boolean };
};

/** A whole booklet in one language, as it is drawn. */
export type BookletContent = {
  name: string;
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
