import { createContext, use } from 'react';

/** A file of the media library as it is shown; the renditions go from narrow to wide. */
export type MediaSource = {
  kind: 'image' | 'video' | 'audio' | 'document';
  name: string;
  src: string;
  size: number;
  width?: number;
  height?: number;
  renditions?: { width: number; webp: string; avif: string }[];
};

/** Finds the files that blocks name. Without it, there are none. */
export const MediaProvider = createContext<(id: string) => MediaSource | undefined>(() => undefined);

/** The file that a block names, if it has chosen one and it is still there. */
export const useMedia = (id: string | null) => {
  const find = use(MediaProvider);
  return id ? find(id) : undefined;
};

/** Whether pictures lead to their file: where booklets are read, not where they are written or printed. */
export const EnlargingProvider = createContext(false);
