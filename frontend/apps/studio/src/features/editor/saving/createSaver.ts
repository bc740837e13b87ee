import { createStore } from '@livretier/ui';
import type { Content, SaveAnswer } from '../source/types';
import type { Draft, Drafts } from './drafts';
import { isHolding, type SavingEvent, type SavingState, step } from './machine';
import { patience, quiet, readingDelay, retryDelay } from './pace';

export type Saving = SavingState & {
  /** Whether what the server does not have is kept on this computer. */
  kept: boolean;
};

type Options = {
  key: string;
  page: string;
  state: SavingState;
  drafts: Drafts;
  send: (save: Content & { base_revision: number }) => Promise<SaveAnswer>;
  /** Whether the server answered and said no, so that sending the same again is of no use. */
  isRefusal: (error: unknown) => boolean;
};

type Canvas = { read: () => Content['document']; draw: (content: Content) => void };

/** Runs the saving of one page: the clock, the network, and the copy on this computer. */
export const createSaver = ({ key, page, state, drafts, send, isRefusal }: Options) => {
  const store = createStore<Saving>({ ...state, kept: true });
  let canvas: Canvas | undefined;
  let touched = false;
  let waitingSince = 0;
  let reading: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draft = ({ base, local, sent, conflicts }: SavingState): Draft => ({
    ...{ key, page, base, local, sent, conflicts },
    keptAt: Date.now(),
  });
  const keepHere = async (now: SavingState) => {
    const kept = await (isHolding(now) ? drafts.keep(draft(now)) : drafts.forget(key)).then(
      () => true,
      () => false,
    );
    if (kept !== store.get().kept) store.set({ ...store.get(), kept });
  };

  const sendNow = async ({ base, sent, local }: SavingState) => {
    const sentAt = new Date().toISOString();
    try {
      const answer = await send({ base_revision: base.revision, ...(sent ?? local) });
      /* What was written since must be known before anything is drawn over it. */
      read();
      dispatch({ type: 'answered', answer, sentAt });
    } catch (error) {
      dispatch({ type: isRefusal(error) ? 'refused' : 'unreached' });
    }
  };

  const follow = (before: SavingState, now: SavingState) => {
    if (now.phase !== 'waiting') waitingSince = 0;
    /* Writing goes on while the server is away, and does not put off the next try. */
    if (now.phase === 'unreached' && before.failures === now.failures) return;
    clearTimeout(timer);
    if (now.phase === 'waiting') {
      waitingSince ||= Date.now();
      timer = setTimeout(flushNow, Math.max(0, Math.min(quiet, waitingSince + patience - Date.now())));
    }
    if (now.phase === 'unreached') timer = setTimeout(flushNow, retryDelay(now.failures));
    if (now.phase === 'sending' && before.phase !== 'sending') void sendNow(now);
  };

  const dispatch = (event: SavingEvent) => {
    const before = store.get();
    const now = step(before, event);
    if (now === before) return;
    store.set({ ...now, kept: before.kept });
    if (now.arrivals !== before.arrivals) canvas?.draw(now.local);
    void keepHere(now);
    follow(before, now);
  };

  const read = () => {
    clearTimeout(reading);
    reading = undefined;
    if (!(touched && canvas)) return;
    touched = false;
    dispatch({ type: 'written', content: { ...store.get().local, document: canvas.read() } });
  };

  const flushNow = () => {
    read();
    dispatch({ type: 'due' });
  };

  const settle = () =>
    new Promise<boolean>((resolve) => {
      const look = () => {
        const { phase } = store.get();
        if (phase === 'sending' || phase === 'waiting') return;
        stop();
        resolve(phase === 'saved');
      };
      const stop = store.subscribe(look);
      look();
    });

  return {
    store,
    /** Binds what people write on; gives the way to let it go. */
    attach: (drawn: Canvas) => {
      canvas = drawn;
      return () => {
        flushNow();
        if (canvas === drawn) canvas = undefined;
      };
    },
    /** Something was written on the canvas. */
    touch: () => {
      touched = true;
      reading ??= setTimeout(read, readingDelay);
    },
    /** Changes what is not on the canvas, or all of it. */
    write: (change: (content: Content) => Content) => {
      read();
      dispatch({ type: 'written', content: change(store.get().local) });
    },
    read,
    dispatch,
    /** Sends at once; true when the server has everything. */
    flush: () => {
      flushNow();
      return settle();
    },
    /** No timer goes off any more. */
    stop: () => {
      clearTimeout(reading);
      clearTimeout(timer);
    },
  };
};

export type Saver = ReturnType<typeof createSaver>;
