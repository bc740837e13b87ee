import { type AnyBlock, type Block, type Document, emptyBlock } from '@livretier/blocks';
import type { PickedMedia } from '@/features/media';
import { defaultLocale } from '@/shared/locale/locales';

type Change = (block: AnyBlock) => AnyBlock | null;

const changed = (blocks: readonly AnyBlock[], id: string, change: Change): AnyBlock[] =>
  blocks.flatMap((block) => {
    if (block.id === id) return change(block) ?? [];
    if (!('children' in block)) return [block];
    const children = changed(block.children, id, change);
    return [{ ...block, children } as AnyBlock];
  });

/** The document with one block changed, or without it; the same one when the block is not there. */
export const changeBlock = (document: Document, id: string, change: Change): Document =>
  ({ ...document, blocks: changed(document.blocks, id, change) }) as Document;

export const setProps = (document: Document, id: string, props: Record<string, unknown>): Document =>
  changeBlock(document, id, (block) => ({ ...block, props: { ...block.props, ...props } }) as AnyBlock);

/** What a block becomes with a file: what the library says of a picture is taken over where nothing is written yet. */
export const pickedProps = ({ props }: Pick<AnyBlock, 'props'>, file: PickedMedia | null): Record<string, unknown> => {
  if (!file) return { media: null };
  /* What has to stay in the frame was seen in the other picture. */
  const point = 'point' in props ? { point: undefined } : {};
  const described = 'alt' in props && props.alt === '';
  return {
    media: file.id,
    ...point,
    ...(described && { alt: file.alt[defaultLocale] ?? '' }),
    ...(described && 'decorative' in props && file.decorative && { decorative: true }),
  };
};

/** The type of block that shows each kind of file. */
export const blockTypes = { image: 'image', video: 'video', audio: 'audio', document: 'file' } as const;

/** The block that shows a file of the library. */
export const mediaBlock = (file: PickedMedia): Block => {
  const block = emptyBlock(blockTypes[file.kind]);
  return { ...block, props: { ...block.props, ...pickedProps(block, file) } } as Block;
};
