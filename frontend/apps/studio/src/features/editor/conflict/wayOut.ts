import type { BlockType } from '@livretier/blocks';
import { panels } from '@livretier/blocks/editor';
import type { Conflict } from '../source/types';
import { isRichText } from './values';

const fieldOf = (type: BlockType | undefined, name: string) =>
  type && panels[type].find((field) => field.name === name);

/** What a form shows the property as, if it is one of a block. */
export const kindOf = ({ field }: Conflict, type: BlockType | undefined) => fieldOf(type, field)?.kind;

/** How two sides are brought together. */
export type WayOut =
  /** Running text: both are kept, one after the other, and may be written anew. */
  | 'text'
  /** A line of words: one of both, or a new one. */
  | 'line'
  /** A block or a page as a whole: one of both. */
  | 'whole'
  /** A setting, or a block that one deleted: there is nothing to read side by side. */
  | 'plain';

export const wayOutOf = (conflict: Conflict, type: BlockType | undefined): WayOut => {
  const { kind, block_id, field, mine, saved } = conflict;
  if (kind === 'deleted') return 'plain';
  if (kind !== 'field' || field === 'type') return 'whole';
  if (isRichText(mine) && isRichText(saved)) return 'text';
  const isTitle = block_id === '' && field === 'title';
  return isTitle || ['line', 'text'].includes(kindOf(conflict, type) ?? '') ? 'line' : 'plain';
};
