import { en } from './en';
import { fr } from './fr';

/** The words around a print for a language tag; a language that they do not speak yet is answered in French. */
export const printWordsIn = (lang: string) => (lang === 'en' || lang.startsWith('en-') ? en : fr);

export const listIn = (lang: string, words: string[]) =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(words);
