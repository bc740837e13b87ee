import { BLOCK_CHARACTERS, charactersOf, type Document, PAGE_BLOCKS, walk } from '@livretier/blocks';
import type { Content } from '../source/types';

export const contentOf = ({ title, importance, document }: Content): Content => ({ title, importance, document });

/** What a page has too much of to be saved, if anything. */
export const excessOf = ({ blocks }: Document): 'blocks' | 'characters' | null => {
  if (blocks.length > PAGE_BLOCKS) return 'blocks';
  for (const block of walk(blocks)) if (charactersOf(block) > BLOCK_CHARACTERS) return 'characters';
  return null;
};
