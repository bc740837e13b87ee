type Saver = {
  store: { get: () => { phase: string; kept: boolean }; subscribe: (listener: () => void) => () => void };
  stop: () => void;
};

type Window = {
  /** The network is back, and something could not be sent. */
  onReachable: () => void;
  /** The window is looked at no more, and may never be again. */
  onHidden: () => void;
  /** The page goes away. */
  onGone?: () => void;
  /** Whether closing the window would lose something. */
  wouldLose: () => boolean;
};

/** Tells a saver what happens to its window; gives the way to stop. */
export const listenToWindow = ({ store }: Saver, { onReachable, onHidden, onGone, wouldLose }: Window) => {
  const end = new AbortController();
  const until = { signal: end.signal };
  window.addEventListener('online', () => store.get().phase === 'unreached' && onReachable(), until);
  if (onGone) window.addEventListener('pagehide', onGone, until);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && onHidden(), until);
  window.addEventListener('beforeunload', (event) => wouldLose() && event.preventDefault(), until);
  return () => end.abort();
};

type Entry<S> = { saver: S; users: number; end: () => void };

/** The savers at work, by name: each lives as long as somebody uses it or it is not done. */
export const createRegistry = <S extends Saver>(
  isDone: (saver: S) => boolean,
  onChange: () => void = () => undefined,
) => {
  const entries = new Map<string, Entry<S>>();

  const lookAfter = (name: string, entry: Entry<S>) => {
    if (entry.users > 0 || !isDone(entry.saver)) return;
    entry.end();
    entries.delete(name);
  };

  return {
    find: (name: string) => entries.get(name)?.saver,
    all: () => [...entries.values()].map(({ saver }) => saver),
    begin: (name: string, saver: S, onEnd: () => void) => {
      const unwatch = saver.store.subscribe(() => {
        lookAfter(name, entry);
        onChange();
      });
      const end = () => {
        unwatch();
        saver.stop();
        onEnd();
      };
      const entry: Entry<S> = { saver, users: 0, end };
      entries.set(name, entry);
      return saver;
    },
    /** Counts a user; gives the way to stop using it, or nothing when it is at its end. */
    hold: (name: string) => {
      const entry = entries.get(name);
      if (entry) entry.users += 1;
      onChange();
      if (!entry) return undefined;
      return () => {
        entry.users -= 1;
        lookAfter(name, entry);
        onChange();
      };
    },
  };
};
