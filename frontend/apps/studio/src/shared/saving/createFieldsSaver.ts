import { ApiError } from '@livretier/api';
import { findDraft, forgetDraft, keepDraft } from './drafts';
import { createEngine, type Kept } from './engine';
import { type Fields, type FieldsEvent, type FieldsState, type Ready, shownFields, step } from './machine';

export type Saving = Kept<FieldsState>;

export type How = {
  /** What the server has. */
  saved: Fields;
  send: (changes: Fields) => Promise<unknown>;
  /** Which of the changes the server would take, by what is on screen with them. */
  ready: (changes: Fields, shown: Fields) => Fields;
  /** It is not sent before one leaves: what it makes cannot be taken back. */
  patient: boolean;
};

/** Quiet after a key before what was written is sent. */
const quiet = 600;

const passing = new Set([401, 408, 425, 429]);
const ofSession = new Set(['still_running', 'session_changed', 'second_factor_required', 'terms_not_accepted']);

/** Whether the server said why not, and will say it again; one that is busy, or knows us no more, may take it later. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && !passing.has(error.status) && !ofSession.has(error.code);

/** Saves some fields by themselves; what is not sent yet is in `localStorage`, which a page that goes can still write. */
export const createFieldsSaver = (place: string, first: How) => {
  let how = first;
  const ready: Ready = (changes) => how.ready(changes, { ...shownFields(how.saved, store.get()), ...changes });

  const { store, dispatch, sendNow, settle, stop } = createEngine<FieldsState, FieldsEvent, void>({
    ...{ state: findDraft(place, first.saved), step },
    quiet: () => (how.patient ? null : quiet),
    due: () => ({ type: 'due', ready }),
    send: async ({ sent }) => {
      await how.send(sent ?? {});
      /* What the answer changed in the cache is drawn first: no field shows its former value for an instant. */
      await new Promise((resolve) => setTimeout(resolve));
    },
    answered: () => ({ type: 'answered', ready }),
    failed: (error) => (isRefusal(error) ? { type: 'refused', error } : { type: 'unreached' }),
    keep: (now) => (now.phase === 'saved' ? forgetDraft(place) : keepDraft(place, now)),
  });

  const flushLast = () => {
    const { phase, changes } = store.get();
    if (phase !== 'sending') return sendNow();
    const left = ready(changes);
    if (Object.keys(left).length > 0) void how.send(left).catch(() => undefined);
  };

  return {
    place,
    store,
    stop,
    /** What the server has now, and how it is told. */
    update: (newest: How) => {
      how = newest;
    },
    change: (changes: Fields) => dispatch({ type: 'changed', changes, saved: how.saved, ready }),
    /** What was written here is elsewhere already. */
    forget: () => dispatch({ type: 'forgotten' }),
    /** Sends at once; tells how it ended. */
    flush: () => {
      sendNow();
      return settle(sendNow);
    },
    /** The window is looked at no more, and may never be again. */
    flushHidden: () => !how.patient && flushLast(),
    /** The page is going: what is written while something else is on its way does not wait for that one. */
    flushLast,
  };
};

export type FieldsSaver = ReturnType<typeof createFieldsSaver>;
