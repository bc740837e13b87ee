import type { MediaFile } from '../types';

/** Every width of an image in one format, as a browser chooses among them. */
export const srcSet = ({ renditions }: Pick<MediaFile, 'renditions'>, format: 'avif' | 'webp') =>
  renditions.map((rendition) => `${rendition[format]} ${rendition.width}w`).join(', ');
