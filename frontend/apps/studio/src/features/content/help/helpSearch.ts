import { idOf, textOf } from '@/shared/searchParts';

/** What the address of the help may carry: the words that are sought, or the tutorial that is open. */
export type HelpSearch = { recherche?: string | undefined; tutoriel?: string | undefined };

export const helpSearch = (search: Record<string, unknown>): HelpSearch => ({
  recherche: textOf(search.recherche),
  tutoriel: idOf(search.tutoriel),
});
