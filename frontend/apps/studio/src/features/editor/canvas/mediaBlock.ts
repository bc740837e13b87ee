import { type Block, emptyBlock } from '@livretier/blocks';
import type { PickedMedia } from '../../media';
import { pickedProps } from '../inspector/pickedProps';

const types = { image: 'image', video: 'video', audio: 'audio', document: 'file' } as const;

/** The block that shows a file of the library. */
export const mediaBlock = (file: PickedMedia): Block => {
  const block = emptyBlock(types[file.kind]);
  return { ...block, props: { ...block.props, ...pickedProps(block, file) } } as Block;
};
