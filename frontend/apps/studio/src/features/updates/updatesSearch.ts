import { choiceOf, idOf, textOf } from '@/shared/searchParts';

export const shownStates = ['mis-a-jour', 'en-partie', 'refuses', 'detaches'] as const;

/** What the board of updates shows, as its address has it. */
export type UpdatesSearch = {
  /** In the place of the list of booklets. */
  vue?: 'socle' | undefined;
  /** One release of the library. */
  version?: string | undefined;
  par?: 'livret' | undefined;
  /** Of all booklets: those that are decided, or follow no more; without it those that wait. */
  etat?: (typeof shownStates)[number] | undefined;
  livret?: string | undefined;
  /** Many that were decided at once. */
  lot?: string | undefined;
};

/** The block of a proposal that one goes to. */
export type ProposalSearch = { bloc?: string | undefined };

export const proposalSearch = (search: Record<string, unknown>): ProposalSearch => ({
  bloc: textOf(search.bloc, { longest: 200 }),
});

export const updatesSearch = (search: Record<string, unknown>): UpdatesSearch => ({
  vue: choiceOf(search.vue, ['socle']),
  version: idOf(search.version),
  par: choiceOf(search.par, ['livret']),
  etat: choiceOf(search.etat, shownStates),
  livret: idOf(search.livret),
  lot: idOf(search.lot),
});
