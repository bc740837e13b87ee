import { fr } from './fr';

declare global {
  /** What the script of the page's language brought. */
  var livretierParticipantWords: typeof fr | undefined;
}

/** The words of the language of the page; French, which the script knows, where no other was brought. */
export const words = () => globalThis.livretierParticipantWords ?? fr;
