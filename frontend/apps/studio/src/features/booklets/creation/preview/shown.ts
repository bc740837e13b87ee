import { createStore, useStore } from '@livretier/ui';
import { useEffect } from 'react';
import type { BookletOut } from '@/features/booklets/api';

export type Shown = {
  /** What is on screen and not saved yet: the preview does not wait for the server. */
  changes?: Partial<BookletOut>;
  tab?: 'cover' | 'contents' | 'page';
  page?: string | undefined;
  /** The living value to show where it is read, by its key. */
  highlight?: string | undefined;
  /** Below the preview: what it shows. */
  note?: string | undefined;
};

const shown = createStore<Shown>({});

/** A step says what the preview beside it shows. */
export const useInPreview = (wanted: Shown) => {
  const told = JSON.stringify(wanted);
  useEffect(() => shown.set(JSON.parse(told)), [told]);
  useEffect(() => () => shown.set({}), []);
};

export const useShown = () => useStore(shown);
