import { createEngine, type Kept } from '@/shared/saving/engine';
import type { Content, SaveAnswer } from '../source/types';
import type { Draft, Drafts } from './drafts';
import { isHolding, type SavingEvent, type SavingState, step } from './machine';

export type Saving = Kept<SavingState>;

type Options = {
  key: string;
  page: string;
  state: SavingState;
  drafts: Drafts;
  send: (save: Content & { base_revision: number }) => Promise<SaveAnswer>;
  /** Whether the server answered and said no, so that sending the same again is of no use. */
  isRefusal: (error: unknown) => boolean;
};

type Heard = { answer: SaveAnswer; sentAt: string };

type Canvas = { read: () => Content['document']; draw: (content: Content) => void };

/** What is written is read from the canvas and kept on this computer this long after a key, not at every one. */
const readingDelay = 300;
/** Quiet before a page is sent. */
const quiet = 2000;
/** Somebody who never stops writing is saved all the same. */
const patience = 20_000;

/** Saves one page: what is on its canvas, on this computer in a moment, with the server after some quiet. */
export const createSaver = ({ key, page, state, drafts, send, isRefusal }: Options) => {
  let canvas: Canvas | undefined;
  let touched = false;
  let reading: ReturnType<typeof setTimeout> | undefined;

  const draft = ({ base, local, sent, conflicts }: SavingState): Draft => ({
    ...{ key, page, base, local, sent, conflicts },
    keptAt: Date.now(),
  });

  const read = () => {
    clearTimeout(reading);
    reading = undefined;
    if (!(touched && canvas)) return;
    touched = false;
    dispatch({ type: 'written', content: { ...store.get().local, document: canvas.read() } });
  };

  const { store, dispatch, sendNow, settle, stop } = createEngine<SavingState, SavingEvent, Heard>({
    ...{ state, step, patience },
    quiet: () => quiet,
    due: () => {
      read();
      return { type: 'due' };
    },
    send: async ({ base, sent, local }) => {
      const sentAt = new Date().toISOString();
      return { sentAt, answer: await send({ base_revision: base.revision, ...(sent ?? local) }) };
    },
    answered: (heard) => {
      /* What was written since must be known before anything is drawn over it. */
      read();
      return { type: 'answered', ...heard };
    },
    failed: (error) => ({ type: isRefusal(error) ? 'refused' : 'unreached' }),
    keep: (now) => {
      if (isHolding(now))
        return drafts.keep(draft(now)).then(
          () => true,
          () => false,
        );
      /* A copy that stays where it is not needed loses nothing. */
      void drafts.forget(key).catch(() => undefined);
      return true;
    },
    onStep: (before, now) => {
      if (now.arrivals !== before.arrivals) canvas?.draw(now.local);
    },
  });

  return {
    store,
    /** Binds what people write on; gives the way to let it go. */
    attach: (drawn: Canvas) => {
      canvas = drawn;
      return () => {
        sendNow();
        if (canvas === drawn) canvas = undefined;
      };
    },
    /** Something was written on the canvas. */
    touch: () => {
      touched = true;
      reading ??= setTimeout(read, readingDelay);
    },
    /** Changes what is not on the canvas, or all of it; the canvas shows it. */
    write: (change: (content: Content) => Content) => {
      read();
      const before = store.get().local.document;
      dispatch({ type: 'written', content: change(store.get().local) });
      const now = store.get().local;
      if (now.document !== before) canvas?.draw(now);
    },
    read,
    dispatch,
    /** Sends at once; true when the server has everything. */
    flush: () => {
      sendNow();
      return settle().then((phase) => phase === 'saved');
    },
    /** No timer goes off any more. */
    stop: () => {
      clearTimeout(reading);
      stop();
    },
  };
};

export type Saver = ReturnType<typeof createSaver>;
