import { type Found, fr, frFound, type Words } from './fr';

declare global {
  /** What the script of the page's language brought. */
  var livretierWords: (Words & Found) | undefined;
}

/** The words of the language of the page; French, which every script knows, where no other was brought. */
export const words = (): Words => globalThis.livretierWords ?? fr;

/** Those of the search, which no other script needs. */
export const foundWords = (): Found => globalThis.livretierWords ?? frFound;
