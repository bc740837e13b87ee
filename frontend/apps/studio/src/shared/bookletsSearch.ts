import { choiceOf, idOf, textOf } from './searchParts';

export const shownStates = [
  'brouillons',
  'en-relecture',
  'publies',
  'a-republier',
  'suspendus',
  'archives',
  'corbeille',
] as const;
export const orders = ['nom', 'creation'] as const;

/** The filters and the order of the list of booklets, as its address has them. */
export type BookletsSearch = {
  recherche?: string | undefined;
  statut?: (typeof shownStates)[number] | undefined;
  secteur?: string | undefined;
  tri?: (typeof orders)[number] | undefined;
};

export const bookletsSearch = (search: Record<string, unknown>): BookletsSearch => ({
  recherche: textOf(search.recherche),
  statut: choiceOf(search.statut, shownStates),
  secteur: idOf(search.secteur),
  tri: choiceOf(search.tri, orders),
});
