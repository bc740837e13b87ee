import { choiceOf, flagOf, idOf, textOf, textsOf } from '@/shared/searchParts';
import type { ParticipantState } from './api/participants';

/** What is at this address besides how far everybody is. */
export const views = ['registre', 'questions'] as const;

export const orders = ['echeance', 'prise-de-connaissance'] as const;

/** As one goes through them. */
export const readingStates = [
  'to_invite',
  'invited',
  'opened',
  'reading',
  'read',
  'acknowledged',
  'to_reread',
] as const satisfies readonly ParticipantState[];
export const states = [...readingStates, 'excluded', 'left'] as const satisfies readonly ParticipantState[];

/** The filters, the order, the page and who is open, as the address has them. */
export type ParticipantsSearch = {
  recherche?: string | undefined;
  etat?: ParticipantState | undefined;
  retard?: true | undefined;
  site?: string | undefined;
  langue?: string | undefined;
  sansEmail?: true | undefined;
  horsRegle?: true | undefined;
  tri?: (typeof orders)[number] | undefined;
  suite?: string[] | undefined;
  personne?: string | undefined;
  vue?: (typeof views)[number] | undefined;
};

export const participantsSearch = (search: Record<string, unknown>): ParticipantsSearch => ({
  recherche: textOf(search.recherche),
  etat: choiceOf(search.etat, states),
  retard: flagOf(search.retard),
  site: idOf(search.site),
  langue: textOf(search.langue, { longest: 10 }),
  sansEmail: flagOf(search.sansEmail),
  horsRegle: flagOf(search.horsRegle),
  tri: choiceOf(search.tri, orders),
  suite: textsOf(search.suite, { longest: 500 }),
  personne: idOf(search.personne),
  vue: choiceOf(search.vue, views),
});
