import { inLanguage } from '@livretier/blocks';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { pt } from './pt';

const words = { fr, en, es, pt };

/** The words around a message for a language tag; a language that they do not speak yet is answered in French. */
export const mailWordsIn = (lang: string) => inLanguage(words, lang);
