import { createStore } from '@livretier/ui';
import { createFieldsSaver, type FieldsSaver, type How, type Saving } from './createFieldsSaver';
import type { Phase } from './machine';

type Entry = { saver: FieldsSaver; users: number; end: () => void };

const entries = new Map<string, Entry>();

/** How all that is being written stands, the worst first. */
export type Overall = Pick<Saving, 'phase' | 'kept'>;
export const overallSaving = createStore<Overall>({ phase: 'saved', kept: true });

const worstFirst: readonly Phase[] = ['refused', 'unreached', 'sending', 'waiting', 'incomplete', 'saved'];

const lookOver = () => {
  const states = [...entries.values()].map(({ saver }) => saver.store.get());
  const phase = worstFirst.find((candidate) => states.some((state) => state.phase === candidate)) ?? 'saved';
  const kept = states.every((state) => state.kept);
  const before = overallSaving.get();
  if (before.phase !== phase || before.kept !== kept) overallSaving.set({ phase, kept });
};

const listen = (saver: FieldsSaver) => {
  const over = new AbortController();
  const until = { signal: over.signal };
  window.addEventListener('online', () => saver.store.get().phase === 'unreached' && void saver.flush(), until);
  window.addEventListener('pagehide', saver.flushLast, until);
  document.addEventListener('visibilitychange', () => document.hidden && saver.flushHidden(), until);
  window.addEventListener('beforeunload', (event) => !saver.store.get().kept && event.preventDefault(), until);
  return () => over.abort();
};

/** A saver lives as long as somebody uses it or the server lacks something that it would take. */
const lookAfter = (entry: Entry) => {
  const { phase } = entry.saver.store.get();
  const isDone = phase === 'saved' || phase === 'incomplete' || phase === 'refused';
  if (entry.users > 0 || !isDone) return;
  entry.end();
  entries.delete(entry.saver.place);
};

/** The one saver of a place: the one at work, or a new one that goes on with what a closed page left. */
export const fieldsSaver = (place: string, how: How): FieldsSaver => {
  const known = entries.get(place);
  if (known) return known.saver;
  const saver = createFieldsSaver(place, how);
  const deafen = listen(saver);
  const unwatch = saver.store.subscribe(() => {
    lookAfter(entry);
    lookOver();
  });
  const end = () => {
    unwatch();
    deafen();
    saver.stop();
  };
  const entry: Entry = { saver, users: 0, end };
  entries.set(place, entry);
  return saver;
};

/** Counts a user; gives the way to stop using it, which sends what is left. */
export const holdSaver = (saver: FieldsSaver) => {
  const entry = entries.get(saver.place);
  if (entry) entry.users += 1;
  lookOver();
  return () => {
    if (!entry) return;
    entry.users -= 1;
    saver.flushLast();
    lookAfter(entry);
    lookOver();
  };
};

/** Sends all that is left; whether nothing is held back by a fault that its author can mend. */
export const saveAll = async () => {
  const ends = await Promise.all([...entries.values()].map(({ saver }) => saver.flush()));
  return ends.every((phase) => phase === 'saved' || phase === 'unreached');
};

/** Where something is that the server does not take as it is. */
export const heldPlaces = () =>
  [...entries.values()].flatMap(({ saver: { place, store } }) =>
    store.get().phase === 'refused' || store.get().phase === 'incomplete' ? [place] : [],
  );

/** For « Réessayer ». */
export const tryAgain = () => void saveAll();
