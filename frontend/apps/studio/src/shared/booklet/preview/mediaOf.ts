import type { MediaSource } from '@livretier/blocks';
import type { Preview } from '../queries';

type Stored = Preview['media'][string];

const sourceOf = ({ kind, name, src, size, width, height, renditions }: Stored): MediaSource => ({
  ...{ kind: kind as MediaSource['kind'], name, src, size },
  ...(width && { width }),
  ...(height && { height }),
  renditions: renditions as NonNullable<MediaSource['renditions']>,
});

const picture = (src: string | null): MediaSource | undefined =>
  src === null ? undefined : { kind: 'image', name: '', src, size: 0 };

/** Finds the files that a booklet shows: those of its pages, its logo and the picture of its cover. */
export const mediaOf = ({ booklet, media }: Preview) => {
  const { theme, logo_picture, cover_picture } = booklet;
  return (id: string) => {
    const stored = media[id];
    if (stored) return sourceOf(stored);
    if (id === theme.logo?.media) return picture(logo_picture);
    return id === theme.cover.picture ? picture(cover_picture) : undefined;
  };
};
