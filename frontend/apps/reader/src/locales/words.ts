import { fr } from './fr';

declare global {
  /** What the script of the page's language brought. */
  var livretierWords: typeof fr | undefined;
}

/** The words of the language of the page; French, which every script knows, where no other was brought. */
export const words = () => globalThis.livretierWords ?? fr;
