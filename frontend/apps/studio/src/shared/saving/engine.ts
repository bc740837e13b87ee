import { createStore } from '@livretier/ui';

/** What a machine that saves tells of itself, whatever it saves. */
type Machine = {
  /** Something waits for quiet, is on its way, or could not be sent; every other phase rests. */
  phase: string;
  /** In a row. */
  failures: number;
};

export type Kept<State> = State & {
  /** Whether what the server does not have is kept on this computer. */
  kept: boolean;
};

type Options<State extends Machine, Event, Answer> = {
  state: State;
  /** Pure: the state after an event, or the same one. */
  step: (state: State, event: Event) => State;
  /** How long somebody must have stopped writing before it is sent; null: it is not sent by itself. */
  quiet: () => number | null;
  /** Somebody who never stops writing is saved all the same. */
  patience?: number;
  due: () => Event;
  send: (state: State) => Promise<Answer>;
  answered: (answer: Answer) => Event;
  failed: (error: unknown) => Event;
  /** Keeps on this computer what the server does not have, forgets it once it has; whether nothing can be lost. */
  keep: (state: State) => boolean | Promise<boolean>;
  onStep?: (before: State, now: State) => void;
};

const [firstRetry, longestRetry] = [2000, 60_000];
const retryDelay = (failures: number) => Math.min(firstRetry * 2 ** Math.max(failures - 1, 0), longestRetry);

const nothing = () => undefined;

/**
 * Runs a machine that saves: the clock, what is on its way, and the copy on this computer. It is sent after some quiet,
 * and tried again, later and later, while the server cannot be reached.
 */
export const createEngine = <State extends Machine, Event, Answer>({
  patience = Number.POSITIVE_INFINITY,
  onStep = nothing,
  ...machine
}: Options<State, Event, Answer>) => {
  const store = createStore<Kept<State>>({ ...machine.state, kept: true });
  let waitingSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (now: State) => {
    try {
      const answer = await machine.send(now);
      dispatch(machine.answered(answer));
    } catch (error) {
      dispatch(machine.failed(error));
    }
  };

  const sendAfterQuiet = () => {
    const quiet = machine.quiet();
    if (quiet === null) return;
    waitingSince ||= Date.now();
    timer = setTimeout(sendNow, Math.max(0, Math.min(quiet, waitingSince + patience - Date.now())));
  };

  const follow = (before: State, now: State) => {
    if (now.phase !== 'waiting') waitingSince = 0;
    /* Writing goes on while the server is away, and does not put off the next try. */
    if (now.phase === 'unreached' && before.failures === now.failures) return;
    clearTimeout(timer);
    if (now.phase === 'waiting') sendAfterQuiet();
    if (now.phase === 'unreached') timer = setTimeout(sendNow, retryDelay(now.failures));
    if (now.phase === 'sending' && before.phase !== 'sending') void send(now);
  };

  /* Nothing counts as kept before it was written: not the first copy, nor one whose place has been emptied since. */
  let copied = false;
  let newestCopy: Promise<boolean> | undefined;

  const hearKept = (copy: Promise<boolean>, kept: boolean) => {
    if (copy !== newestCopy) return;
    copied = kept;
    if (kept !== store.get().kept) store.set({ ...store.get(), kept });
  };

  /** Whether what is written now is on this computer, as far as that is known. */
  const keep = (now: State) => {
    const answer = machine.keep(now);
    if (typeof answer === 'boolean') {
      [copied, newestCopy] = [false, undefined];
      return answer;
    }
    newestCopy = answer;
    void answer.then((kept) => hearKept(answer, kept));
    return copied;
  };

  const dispatch = (event: Event) => {
    const before = store.get();
    const now = machine.step(before, event);
    if (now === before) return;
    store.set({ ...now, kept: keep(now) });
    onStep(before, now);
    follow(before, now);
  };

  const sendNow = () => dispatch(machine.due());

  return {
    store,
    dispatch,
    sendNow,
    /** The phase in which it comes to rest; `onWaiting` may hurry what waits for quiet. */
    settle: (onWaiting: () => void = nothing) =>
      new Promise<State['phase']>((resolve) => {
        const look = () => {
          const { phase } = store.get();
          if (phase === 'waiting') return onWaiting();
          if (phase === 'sending') return;
          unwatch();
          resolve(phase);
        };
        const unwatch = store.subscribe(look);
        look();
      }),
    /** No timer goes off any more. */
    stop: () => clearTimeout(timer),
  };
};
