import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { shownInPlace } from '../errors/shownInPlace';
import { fieldsSaver, holdSaver } from './fieldsSavers';
import { type Fields, shownFields } from './machine';

type Options<T extends object> = {
  /** Names what is written on this computer: whose, of which booklet, which part. */
  place: string;
  /** What the server has. */
  saved: T;
  /** Sends what changed, in a call that outlives the page (`keepalive: true`), and puts the answer into the cache. */
  send: (changes: Partial<T>) => Promise<unknown>;
  /** Which of the changes the server would take, by what is on screen; the others are kept on this computer. */
  ready?: (changes: Partial<T>, shown: T) => Partial<T>;
  /** It is not sent before one leaves: what it makes cannot be taken back. */
  patient?: boolean;
};

const all = <T>(changes: T) => changes;

/**
 * Fields that save themselves: a moment after the last key, at once with `save`, when the step is left and when the page
 * goes away. What the server does not have is kept on this computer and sent at the next opening.
 */
export const useFields = <T extends object>({ place, saved, send, ready = all, patient = false }: Options<T>) => {
  const { mutateAsync } = useMutation({ mutationFn: send, meta: shownInPlace });
  const how = { saved, send: mutateAsync, ready, patient } as never;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the saver belongs to the place; how it sends is told below
  const saver = useMemo(() => fieldsSaver(place, how), [place]);
  useEffect(() => saver.update(how));
  useEffect(() => {
    const letGo = holdSaver(saver);
    if (!patient && saver.store.get().phase === 'waiting') void saver.flush();
    return letGo;
  }, [saver, patient]);
  const state = useSyncExternalStore(saver.store.subscribe, saver.store.get);
  return {
    /** As they are on screen. */
    fields: shownFields(saved, state),
    change: (changes: Partial<T>) => saver.change(changes as Fields),
    /** For a choice, which needs no quiet, and for a field that is left. */
    save: saver.flush,
    /** What was written here is elsewhere already. */
    forget: saver.forget,
    phase: state.phase,
    /** What the server said, when it said no. */
    refusal: state.refusal,
  };
};
