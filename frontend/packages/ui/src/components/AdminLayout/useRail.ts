import { useSyncExternalStore } from 'react';

const useMedia = (query: string) =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );

/** Whether the sidebar is a rail of marks and icons: where it must, or where the window has no room for its words. */
export const useRail = (wanted: boolean) => {
  const hasSidebar = useMedia('(min-width: 900px)');
  const isTight = useMedia('(max-width: 1279.98px)');
  return hasSidebar && (wanted || isTight);
};
