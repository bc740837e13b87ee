import { createStore } from '@livretier/ui';
import { createFieldsSaver, type FieldsSaver, type How, type Saving } from './createFieldsSaver';
import type { Phase } from './machine';
import { createRegistry, listenToWindow } from './registry';

/** How all that is being written stands, the worst first. */
export type Overall = Pick<Saving, 'phase' | 'kept'>;
export const overallSaving = createStore<Overall>({ phase: 'saved', kept: true });

const worstFirst: readonly Phase[] = ['refused', 'unreached', 'sending', 'waiting', 'incomplete', 'saved'];

const lookOver = () => {
  const states = savers.all().map(({ store }) => store.get());
  const phase = worstFirst.find((candidate) => states.some((state) => state.phase === candidate)) ?? 'saved';
  const kept = states.every((state) => state.kept);
  const before = overallSaving.get();
  if (before.phase !== phase || before.kept !== kept) overallSaving.set({ phase, kept });
};

/** Whether the server lacks nothing that it would take. */
const isDone = ({ store }: FieldsSaver) => ['saved', 'incomplete', 'refused'].includes(store.get().phase);

const savers = createRegistry<FieldsSaver>(isDone, lookOver);

/** The one saver of a place: the one at work, or a new one that goes on with what a closed page left. */
export const fieldsSaver = (place: string, how: How): FieldsSaver => {
  const known = savers.find(place);
  if (known) return known;
  const saver = createFieldsSaver(place, how);
  const deafen = listenToWindow(saver, {
    onReachable: () => void saver.flush(),
    onHidden: saver.flushHidden,
    onGone: saver.flushLast,
    wouldLose: () => !saver.store.get().kept,
  });
  return savers.begin(place, saver, deafen);
};

/** Counts a user; gives the way to stop using it, which sends what is left. */
export const holdSaver = (saver: FieldsSaver) => {
  const letGo = savers.hold(saver.place);
  return () => {
    if (!letGo) return;
    saver.flushLast();
    letGo();
  };
};

/** Sends all that is left; whether nothing is held back by a fault that its author can mend. */
export const saveAll = async () => {
  const ends = await Promise.all(savers.all().map((saver) => saver.flush()));
  return ends.every((phase) => phase === 'saved' || phase === 'unreached');
};

/** Where something is that the server does not take as it is. */
export const heldPlaces = () =>
  savers
    .all()
    .flatMap(({ place, store }) =>
      store.get().phase === 'refused' || store.get().phase === 'incomplete' ? [place] : [],
    );

/** For « Réessayer ». */
export const tryAgain = () => void saveAll();
