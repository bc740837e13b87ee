import { createStore } from '@livretier/ui';
import { findDraft, forgetDraft, keepDraft } from './drafts';
import { isRefusal } from './isRefusal';
import { type Fields, type FieldsEvent, type FieldsState, type Ready, shownFields, step } from './machine';
import { quiet, retryDelay } from './pace';

export type Saving = FieldsState & {
  /** Whether what the server does not have is kept on this computer. */
  kept: boolean;
};

export type How = {
  /** What the server has. */
  saved: Fields;
  send: (changes: Fields) => Promise<unknown>;
  /** Which of the changes the server would take, by what is on screen with them. */
  ready: (changes: Fields, shown: Fields) => Fields;
  /** It is not sent before one leaves: what it makes cannot be taken back. */
  patient: boolean;
};

/** Runs the saving of some fields: the clock, the network, and the copy on this computer. */
export const createFieldsSaver = (place: string, first: How) => {
  let how = first;
  const store = createStore<Saving>({ ...findDraft(place, first.saved), kept: true });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ready: Ready = (changes) => how.ready(changes, { ...shownFields(how.saved, store.get()), ...changes });

  const send = async (changes: Fields) => {
    try {
      await how.send(changes);
      /* What the answer changed in the cache is drawn first: no field shows its former value for an instant. */
      await new Promise((resolve) => setTimeout(resolve));
      dispatch({ type: 'answered', ready });
    } catch (error) {
      dispatch(isRefusal(error) ? { type: 'refused', error } : { type: 'unreached' });
    }
  };

  const follow = (before: FieldsState, now: FieldsState) => {
    /* Writing does not put off the next try while the server is away. */
    if (now.phase === 'unreached' && before.failures === now.failures) return;
    clearTimeout(timer);
    if (now.phase === 'waiting' && !how.patient) timer = setTimeout(sendNow, quiet);
    if (now.phase === 'unreached') timer = setTimeout(sendNow, retryDelay(now.failures));
    if (now.phase === 'sending' && before.phase !== 'sending' && now.sent) void send(now.sent);
  };

  const dispatch = (event: FieldsEvent) => {
    const before = store.get();
    const now = step(before, event);
    if (now === before) return;
    const kept = now.phase === 'saved' || keepDraft(place, now);
    if (now.phase === 'saved') forgetDraft(place);
    store.set({ ...now, kept });
    follow(before, now);
  };

  const sendNow = () => dispatch({ type: 'due', ready });

  const settle = () =>
    new Promise<Saving['phase']>((resolve) => {
      const look = () => {
        const { phase } = store.get();
        if (phase === 'waiting') return sendNow();
        if (phase === 'sending') return;
        stop();
        resolve(phase);
      };
      const stop = store.subscribe(look);
      look();
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
      return settle();
    },
    /** The window is looked at no more, and may never be again. */
    flushHidden: () => !how.patient && flushLast(),
    /** The page is going: what is written while something else is on its way does not wait for that one. */
    flushLast,
    /** No timer goes off any more. */
    stop: () => clearTimeout(timer),
  };
};

export type FieldsSaver = ReturnType<typeof createFieldsSaver>;
