import { useSearch } from '@tanstack/react-router';
import { choiceOf, idOf, textOf } from '@/shared/searchParts';

/** Of which booklet a screen speaks that does not name it in its path; what is no id is nobody's booklet. */
export type BookletSearch = { livret?: string | undefined };

export const bookletSearch = (search: Record<string, unknown>): BookletSearch => ({ livret: textOf(search.livret) });

export const shownStates = [
  'brouillons',
  'en-relecture',
  'publies',
  'a-republier',
  'suspendus',
  'archives',
  'corbeille',
] as const;
export const orders = ['anciens', 'nom', 'nom-inverse', 'creation'] as const;

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

/** The booklet of the address: `?livret=`. */
export const useBookletParam = () => useSearch({ strict: false, select: (search) => bookletSearch(search).livret });
