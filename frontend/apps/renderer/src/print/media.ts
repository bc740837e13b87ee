import type { MediaSource } from '@livretier/blocks';
import type { PrintedMedia } from './printInput';

/* Paper shows 210 mm: more pixels than this are never seen. */
const WIDE_ENOUGH = 1024;

const sheetPicture = ({ src, renditions = [] }: PrintedMedia) => {
  const widths = [...renditions].sort((one, other) => one.width - other.width);
  return (widths.find(({ width }) => width >= WIDE_ENOUGH) ?? widths.at(-1))?.webp ?? src;
};

/** A file as paper shows it: a picture in one size, a recording by where it can be played. */
export const onPaper = (file: PrintedMedia | undefined, address: string): MediaSource | undefined => {
  if (!file) return undefined;
  const { kind, name, size, width, height } = file;
  const facts = { kind, name, size, ...(width && height && { width, height }) };
  if (kind === 'image') return { ...facts, src: sheetPicture(file) };
  return { ...facts, src: kind === 'document' ? `${address.replace(/\/$/, '')}/${file.src}` : address };
};
