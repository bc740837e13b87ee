import { useSyncExternalStore } from 'react';
import type { Saving } from '../saving/createSaver';
import type { Session } from './context';

/** A part of what is known about the saving of a page; the component follows that part only. */
export const useSaving = <T>(session: Session, select: (saving: Saving) => T) =>
  useSyncExternalStore(session.saver.store.subscribe, () => select(session.saver.store.get()));
