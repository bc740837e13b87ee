import { choiceOf, idOf, textOf } from '@/shared/searchParts';

export const kinds = ['image', 'video', 'document', 'audio'] as const;
export const filters = ['sans-description', 'inutilises', 'droits', 'doublons', 'corbeille'] as const;
export const orders = ['nom', 'lourds'] as const;

/** The filters and the order of the library, as its address has them. */
export type MediaSearch = {
  recherche?: string | undefined;
  type?: (typeof kinds)[number] | undefined;
  dossier?: string | undefined;
  filtre?: (typeof filters)[number] | undefined;
  tri?: (typeof orders)[number] | undefined;
};

export const mediaSearch = (search: Record<string, unknown>): MediaSearch => ({
  recherche: textOf(search.recherche),
  type: choiceOf(search.type, kinds),
  dossier: idOf(search.dossier),
  filtre: choiceOf(search.filtre, filters),
  tri: choiceOf(search.tri, orders),
});
