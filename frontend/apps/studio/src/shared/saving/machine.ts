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
  /** The server said no: it is tried again when something else is written. */
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
  phase: Phase;
  failures: number;
  refusal: unknown;
};

export type FieldsEvent =
  | { type: 'changed'; changes: Fields; saved: Fields; ready: boolean }
  | { type: 'due'; ready: boolean }
  | { type: 'answered' }
  | { type: 'unreached' }
  | { type: 'refused'; error: unknown };

export const quietFields: FieldsState = {
  changes: {},
  sent: null,
  known: [],
  phase: 'saved',
  failures: 0,
  refusal: null,
};

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));

const isEmpty = (fields: Fields) => Object.keys(fields).length === 0;

const changed = (state: FieldsState, { changes, saved, ready }: Extract<FieldsEvent, { type: 'changed' }>) => {
  const fresh = Object.keys(changes).filter((name) => !state.known.some((known) => name in known));
  const next = {
    ...state,
    changes: { ...state.changes, ...changes },
    known: fresh.length > 0 ? [...state.known, only(saved, fresh)] : state.known,
  };
  /* Writing goes on while something is on its way, or while the server is away. */
  if (state.phase === 'sending' || (state.phase === 'unreached' && ready)) return next;
  return { ...next, phase: ready ? ('waiting' as const) : ('incomplete' as const), refusal: null };
};

const due = (state: FieldsState, ready: boolean): FieldsState => {
  if (state.phase === 'saved' || state.phase === 'sending') return state;
  if (!ready) return { ...state, phase: 'incomplete' };
  return { ...state, phase: 'sending', changes: {}, sent: state.changes, known: [...state.known, state.changes] };
};

const answered = (state: FieldsState): FieldsState => ({
  ...quietFields,
  changes: state.changes,
  ...(!isEmpty(state.changes) && { phase: 'waiting', known: state.sent ? [...state.known, state.sent] : state.known }),
});

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
      return answered(state);
    case 'unreached':
      return { ...failed(state), phase: 'unreached' };
    case 'refused':
      return { ...failed(state), phase: 'refused', refusal: event.error };
  }
};

/** What is on screen: what the server has, and over it what it does not have yet. */
export const shownFields = <T extends object>(saved: T, { sent, changes }: FieldsState) =>
  ({ ...saved, ...sent, ...changes }) as T;
