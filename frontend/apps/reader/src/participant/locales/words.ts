import { en } from './en';
import { fr } from './fr';

/** The words of the language of the page; one that is not spoken yet is answered in French. */
export const words = () => (/^en\b/.test(document.documentElement.lang) ? en : fr);
