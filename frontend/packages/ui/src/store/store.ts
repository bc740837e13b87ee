import { useSyncExternalStore } from 'react';

export type Store<State> = {
  get: () => State;
  set: (state: State) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A value that code outside React may change and that components follow. */
export const createStore = <State>(initial: State): Store<State> => {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (state) => {
      current = state;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const useStore = <State>({ subscribe, get }: Store<State>) => useSyncExternalStore(subscribe, get);
