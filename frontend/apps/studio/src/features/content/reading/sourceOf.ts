import type { MediaSource } from '@livretier/blocks';
import type { Picture } from '../api/news';

/** A file as the views of blocks want it. */
export const sourceOf = ({ kind, name, src, size, width, height, renditions }: Picture): MediaSource => ({
  ...{ kind, name, src, size },
  ...(width && { width }),
  ...(height && { height }),
  renditions: renditions.map((one) => ({ width: one.width, webp: one.webp, avif: one.avif })),
});
