import { mostCounted, useMediaLibrary } from '../media';

export type MediaCounts = Record<'total' | 'undescribed', { count: number; more: boolean }>;

/** How many files the library holds and how many nobody described; a card without them still opens. */
export const useMediaCounts = (enabled: boolean): MediaCounts | undefined => {
  const { data } = useMediaLibrary({ enabled });
  return (
    data && {
      total: { count: data.files, more: false },
      undescribed: { count: data.without_description, more: data.without_description >= mostCounted },
    }
  );
};
