import { paths } from '@/shared/paths';

/** The way to a file of the library. */
export const toFile = (id: string) => ({ to: paths.mediaFile, params: { id } });

/** The way to the library, with only some of its files. */
export const toFiles = (filtre?: 'doublons' | 'inutilises') => ({ to: paths.media, search: { filtre } });
