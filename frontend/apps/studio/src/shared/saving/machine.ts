import { isSame } from './isSame';

export type Phase =
  /** The server has everything. */
  | 'saved'
  /** Something was written; it is sent after a moment of quiet. */
  | 'waiting'
  | 'sending'
  /** Something is missing before the server would take it: it is kept on this computer. */
  | 'incomplete'
  /** The server could not be reached: it is tried again. */
  | 'unreached'
  /** The server said no: it is kept on this computer until something else is written. */
  | 'refused';

/** Fields by name, each as a whole. */
export type Fields = Readonly<Record<string, unknown>>;

export type FieldsState = {
  /** What was written and not sent yet. */
  changes: Fields;
  /** What is on its way. */
  sent: Fields | null;
  /** What the server may have: what it had when we last heard of it, and all that was sent since. */
  known: readonly Fields[];
  /** What the server did not want: it is not sent again as it is, and holds nothing else back. */
  unwanted: Fields;
  phase: Phase;
  failures: number;
  refusal: unknown;
};

/** Which of the changes the server would take, by what is on screen. */
export type Ready = (changes: Fields) => Fields;

export type FieldsEvent =
  | { type: 'changed'; changes: Fields; saved: Fields; ready: Ready }
  | { type: 'due'; ready: Ready }
  | { type: 'answered'; ready: Ready }
  | { type: 'unreached' }
  | { type: 'refused'; error: unknown }
  | { type: 'forgotten' };

export const quietFields: FieldsState = {
  changes: {},
  sent: null,
  known: [],
  unwanted: {},
  phase: 'saved',
  failures: 0,
  refusal: null,
};

const pick = (fields: Fields, wanted: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => wanted(name)));

const isEmpty = (fields: Fields) => Object.keys(fields).length === 0;

const isUnwanted = ({ changes, unwanted }: FieldsState, name: string) =>
  name in unwanted && isSame(unwanted[name], changes[name]);

const sendable = (state: FieldsState, ready: Ready) => pick(ready(state.changes), (name) => !isUnwanted(state, name));

/** Where a state rests that has nothing on its way. */
const rest = (state: FieldsState, ready: Ready): FieldsState => {
  if (isEmpty(state.changes)) return quietFields;
  const held = Object.keys(state.changes).some((name) => isUnwanted(state, name));
  const refusal = held ? state.refusal : null;
  if (!isEmpty(sendable(state, ready))) return { ...state, phase: 'waiting', refusal };
  return { ...state, phase: held ? 'refused' : 'incomplete', refusal };
};

const changed = (state: FieldsState, { changes, saved, ready }: Extract<FieldsEvent, { type: 'changed' }>) => {
  const fresh = Object.keys(changes).filter((name) => !state.known.some((known) => name in known));
  const base = Object.fromEntries(fresh.map((name) => [name, saved[name] ?? null]));
  const next = {
    ...state,
    changes: { ...state.changes, ...changes },
    known: isEmpty(base) ? state.known : [...state.known, base],
  };
  /* Writing goes on while something is on its way, or while the server is away. */
  return state.phase === 'sending' || state.phase === 'unreached' ? next : rest(next, ready);
};

const due = (state: FieldsState, ready: Ready): FieldsState => {
  if (state.phase === 'saved' || state.phase === 'sending') return state;
  const sent = sendable(state, ready);
  if (isEmpty(sent)) return rest(state, ready);
  const changes = pick(state.changes, (name) => !(name in sent));
  return { ...state, phase: 'sending', changes, sent, known: [...state.known, sent] };
};

const answered = (state: FieldsState, ready: Ready) => rest({ ...state, sent: null, failures: 0 }, ready);

const failed = (state: FieldsState): FieldsState => ({
  ...state,
  changes: { ...state.sent, ...state.changes },
  sent: null,
  failures: state.failures + 1,
});

/** One step of saving fields. Pure: who runs it keeps the clock, the network and the copy on this computer. */
export const step = (state: FieldsState, event: FieldsEvent): FieldsState => {
  switch (event.type) {
    case 'changed':
      return changed(state, event);
    case 'due':
      return due(state, event.ready);
    case 'answered':
      return answered(state, event.ready);
    case 'unreached':
      return { ...failed(state), phase: 'unreached' };
    case 'refused':
      return {
        ...failed(state),
        phase: 'refused',
        unwanted: { ...state.unwanted, ...state.sent },
        refusal: event.error,
      };
    case 'forgotten':
      return quietFields;
  }
};

/** What is on screen: what the server has, and over it what it does not have yet. */
export const shownFields = <T extends object>(saved: T, { sent, changes }: FieldsState) =>
  ({ ...saved, ...sent, ...changes }) as T;
