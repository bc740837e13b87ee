import { en } from './en';
import { fr } from './fr';

/** The words of the views for a language tag; a language that they do not speak yet is answered in French. */
export const wordsIn = (lang: string) => (lang === 'en' || lang.startsWith('en-') ? en : fr);
