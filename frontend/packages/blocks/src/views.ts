import type { ComponentType } from 'react';
import type { Block } from './block';
import { HeadingView } from './heading/View';

/** One view for each type of block: leaving one out does not compile. */
export const views: { [Type in Block['type']]: ComponentType<Extract<Block, { type: Type }>> } = {
  heading: HeadingView,
};
