import { inLanguage } from '@livretier/blocks';
import type { BookletContent } from '../content';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { pt } from './pt';

const words = { fr, en, es, pt };

/** The words of the views for a language tag; a language that they do not speak yet is answered in French. */
export const wordsIn = (lang: string) => inLanguage(words, lang);

/** The language in which those words are said. */
export const spokenIn = (lang: string) => (/^(?:fr|en|es|pt)\b/.test(lang) ? lang : 'fr-FR');

/** The language of the words around the pages. */
export const localeOf = ({ edition, lang }: BookletContent) => spokenIn(edition?.locale ?? lang);

export const wordsOf = (content: BookletContent) => wordsIn(localeOf(content));

/** The language of what authors wrote, where it is not that of the words around it; of a title, with its own language. */
export const writtenIn = (content: BookletContent, lang = content.lang) =>
  localeOf(content) === lang ? undefined : lang;

const rightToLeft = /^(?:ar|fa|he|ps|sd|ug|ur|yi)\b/;

/** How text in one language stands inside a page in another; nothing where both run the same way. */
export const directionIn = (lang: string, around: string) => {
  if (rightToLeft.test(lang) === rightToLeft.test(around)) return undefined;
  return rightToLeft.test(lang) ? ('rtl' as const) : ('ltr' as const);
};
