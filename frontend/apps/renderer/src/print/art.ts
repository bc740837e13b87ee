import type { Theme } from '@livretier/booklet';
import { onPaper } from './media';
import type { PrintInput } from './printInput';

type Art = { drawing: string; picture?: never } | { drawing?: never; picture: string };

/** What stands behind a title: the company's own picture by its address, or a drawing by its name. */
export const artOf = ({ cover }: Theme, media: PrintInput['media']): Art => {
  const picture = cover.picture ? onPaper(media[cover.picture], '') : undefined;
  return picture ? { picture: picture.src } : { drawing: `${cover.drawing}.svg` };
};
