import type { MediaKind, Problem } from './types';

const megabyte = 1_000_000;

const kinds: Record<string, MediaKind> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  avif: 'image',
  svg: 'image',
  pdf: 'document',
  mp3: 'audio',
  m4a: 'audio',
  wav: 'audio',
  mp4: 'video',
  webm: 'video',
};

export const limits: Record<MediaKind, number> = {
  image: 10 * megabyte,
  document: 25 * megabyte,
  audio: 30 * megabyte,
  video: 300 * megabyte,
};

/** What the device's own window offers to choose. */
export const acceptOf = (wanted: readonly MediaKind[] = ['image', 'document', 'audio', 'video']) =>
  Object.entries(kinds)
    .flatMap(([extension, kind]) => (wanted.includes(kind) ? [`.${extension}`] : []))
    .join(',');

export const kindOf = (name: string): MediaKind | null =>
  kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null;

/** What the server would refuse anyway, said before a byte is sent. The server decides. */
export const problemOf = ({ name, size }: Pick<File, 'name' | 'size'>): Problem | null => {
  const kind = kindOf(name);
  if (!kind) return { code: 'format' };
  if (size === 0) return { code: 'empty' };
  return size > limits[kind] ? { code: 'tooLarge', limit: limits[kind] } : null;
};
