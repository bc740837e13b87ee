import type { ComponentType } from 'react';
import type { Block } from './block';
import { views } from './views';

/** Draws any block with the view of its type. */
export const BlockView = ({ block }: { block: Block }) => {
  const View = views[block.type] as ComponentType<Block>;
  return <View {...block} />;
};
