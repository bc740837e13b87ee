import { createStore, useStore } from '@livretier/ui';
import type { Publication } from '../api';

/** A publication that is followed, wherever one goes meanwhile. */
export type Watched = { booklet: string; name: string; address: string; publication: Publication; inSight: boolean };

export const watchedStore = createStore<readonly Watched[]>([]);

export const watchedOf = (booklet: string) => watchedStore.get().find((watched) => watched.booklet === booklet);

export const useWatched = (booklet: string) => useStore(watchedStore).find((watched) => watched.booklet === booklet);

export const keepWatched = (watched: Watched) =>
  watchedStore.set([...watchedStore.get().filter(({ booklet }) => booklet !== watched.booklet), watched]);

export const changeWatched = (booklet: string, changes: Partial<Watched>) => {
  const known = watchedOf(booklet);
  if (known) keepWatched({ ...known, ...changes });
};

export const forgetWatched = (booklet: string) =>
  watchedStore.set(watchedStore.get().filter((watched) => watched.booklet !== booklet));
