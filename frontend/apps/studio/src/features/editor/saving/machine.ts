import { isSame } from '@/shared/saving/isSame';
import type { Conflict, Content, SaveAnswer } from '../source/types';
import { contentOf, excessOf } from './content';
import { rebase, rememberPlaces } from './rebase';

export type Known = { revision: number; content: Content };

export type Phase =
  /** The server has everything. */
  | 'saved'
  /** Something was written; it is sent after a while of quiet. */
  | 'waiting'
  | 'sending'
  /** The page is larger than the server takes: it is sent once its author has made it smaller. */
  | 'oversized'
  /** The server could not be reached: it is tried again. */
  | 'unreached'
  /** The server said no: it is tried again when something else is written. */
  | 'refused';

export type SavingState = {
  /** What the server had when we last heard of it. */
  base: Known;
  /** What is on the canvas. */
  local: Content;
  /** What was sent and may or may not have arrived: it is sent again as it was until there is an answer. */
  sent: Content | null;
  phase: Phase;
  failures: number;
  savedAt: string | null;
  conflicts: readonly Conflict[];
  /** Counts what came from elsewhere and must be drawn. */
  arrivals: number;
};

export type SavingEvent =
  | { type: 'written'; content: Content }
  | { type: 'due' }
  | { type: 'answered'; answer: SaveAnswer; sentAt: string }
  | { type: 'unreached' }
  | { type: 'refused' }
  | { type: 'seen'; known: Known; at: string }
  | { type: 'settled'; conflict: Conflict };

export const startFrom = (base: Known, savedAt: string | null = null): SavingState => ({
  base,
  local: base.content,
  sent: null,
  phase: 'saved',
  failures: 0,
  savedAt,
  conflicts: [],
  arrivals: 0,
});

const phaseOf = ({ local, base }: SavingState): Phase => {
  if (isSame(local, base.content)) return 'saved';
  return excessOf(local.document) ? 'oversized' : 'waiting';
};

const rest = (state: SavingState): SavingState => ({ ...state, phase: phaseOf(state) });

/* Somebody who goes on writing in a text that is asked about is asked once, about the newest. */
const joined = (asked: readonly Conflict[], news: readonly Conflict[]) => [
  ...asked.filter((old) => !news.some((one) => one.block_id === old.block_id && one.field === old.field)),
  ...news,
];

const answered = (state: SavingState, answer: SaveAnswer, sentAt: string): SavingState => {
  const theirs = contentOf(answer);
  const told = { sent: null, failures: 0, savedAt: answer.saved_at };
  const sides = { savedBy: answer.saved_by_name, savedAt: answer.saved_at, sentAt };
  const withSides = (conflict: Conflict) => ({ ...conflict, sides });
  const sent = state.sent ?? state.local;
  const rebased = rebase({ base: sent, mine: state.local, theirs });
  const conflicts = joined(
    state.conflicts,
    answer.conflicts.map((conflict) => withSides(rememberPlaces(conflict, sent))),
  );
  /* Both sides moved blocks meanwhile: what is here is sent again from where it began, and the server joins them. */
  if (!rebased) return rest({ ...state, ...told, conflicts });
  return rest({
    ...state,
    ...told,
    base: { revision: answer.revision, content: theirs },
    local: rebased.content,
    conflicts: joined(conflicts, rebased.conflicts.map(withSides)),
    arrivals: state.arrivals + (isSame(rebased.content, state.local) ? 0 : 1),
  });
};

const seen = (state: SavingState, known: Known, at: string): SavingState => {
  /* Work that is not saved yet meets the others' on the server, nowhere else. */
  if (state.phase !== 'saved' || known.revision <= state.base.revision) return state;
  const arrivals = state.arrivals + (isSame(known.content, state.local) ? 0 : 1);
  return { ...state, base: known, local: known.content, savedAt: at, arrivals };
};

const due = (state: SavingState): SavingState => {
  if (state.phase === 'saved' || state.phase === 'sending') return state;
  if (!state.sent && excessOf(state.local.document))
    return state.phase === 'oversized' ? state : { ...state, phase: 'oversized' };
  return { ...state, phase: 'sending', sent: state.sent ?? state.local };
};

const written = (state: SavingState, content: Content): SavingState => {
  const next = { ...state, local: content };
  return state.sent ? next : rest(next);
};

/** One step of saving a page. Pure: who runs it keeps the clock, the network and the copy on this computer. */
export const step = (state: SavingState, event: SavingEvent): SavingState => {
  switch (event.type) {
    case 'written':
      return written(state, event.content);
    case 'due':
      return due(state);
    case 'answered':
      return answered(state, event.answer, event.sentAt);
    case 'unreached':
      return { ...state, phase: 'unreached', failures: state.failures + 1 };
    case 'refused':
      return { ...state, phase: 'refused', sent: null, failures: state.failures + 1 };
    case 'seen':
      return seen(state, event.known, event.at);
    case 'settled':
      return { ...state, conflicts: state.conflicts.filter((conflict) => conflict !== event.conflict) };
  }
};

/** Whether this computer holds something that the server does not have, or that somebody still has to decide. */
export const isHolding = ({ phase, conflicts }: SavingState) => phase !== 'saved' || conflicts.length > 0;
