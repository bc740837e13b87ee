import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than this many pixels. */
export const useNarrow = (width: number) => {
  const query = `(max-width: ${width - 0.02}px)`;
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
};
