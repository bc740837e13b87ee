import { type AnyBlock, walk } from '@livretier/blocks';
import type { Conflict, Content } from '../source/types';

/**
 * The server keeps its own block and tells the author's, not where it stood nor what they had taken out of it. Both are
 * known when its answer comes, and needed when somebody decides.
 */
export const rememberPlaces = (conflict: Conflict, { document: { blocks } }: Content): Conflict => {
  if (conflict.kind !== 'block') return conflict;
  const inside = conflict.saved ? [...walk([conflict.saved as AnyBlock])] : [];
  const concerned = new Set([conflict.block_id, ...inside.map(({ id }) => id)]);
  const stood = blocks.flatMap((block, place) => {
    const before = blocks.slice(0, place).map(({ id }) => id);
    return concerned.has(block.id) ? [{ block, follows: before.toReversed() }] : [];
  });
  return { ...conflict, stood };
};
