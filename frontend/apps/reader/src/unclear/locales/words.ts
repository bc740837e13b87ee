import { en } from './en';
import { es } from './es';
import { fr, type Words } from './fr';
import { pt } from './pt';

const spoken: Record<string, Words> = { fr, en, es, pt };

/** The words of the page’s language; French where there are none. */
export const words = () => spoken[document.documentElement.lang.slice(0, 2)] ?? fr;
