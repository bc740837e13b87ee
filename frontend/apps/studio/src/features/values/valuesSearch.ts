import { choiceOf, idOf, textOf } from '@/shared/searchParts';

export const valueStates = ['missing', 'due_soon', 'overdue'] as const;

/** The filters of the screen of informations, as its address has them. */
export type ValuesSearch = {
  recherche?: string | undefined;
  etat?: (typeof valueStates)[number] | undefined;
  site?: string | undefined;
};

export const valuesSearch = (search: Record<string, unknown>): ValuesSearch => ({
  recherche: textOf(search.recherche),
  etat: choiceOf(search.etat, valueStates),
  site: idOf(search.site),
});
