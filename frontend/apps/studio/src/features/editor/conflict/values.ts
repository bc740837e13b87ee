import {
  type AnyBlock,
  type BlockType,
  type Document,
  type RichText,
  textsIn,
  walk,
  writtenText,
} from '@livretier/blocks';
import { panels } from '@livretier/blocks/editor';
import type { Conflict } from '../source/types';

export const isRichText = (value: unknown): value is RichText => Array.isArray(value);

export const isBlock = (value: unknown): value is AnyBlock =>
  typeof value === 'object' && value !== null && 'props' in value;

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'blocks' in value;

const wordsIn = (blocks: readonly AnyBlock[]) => [...walk(blocks)].flatMap(textsIn).filter(Boolean).join('\n');

/** What two people wrote in words, living values by their keys; nothing for what is no text. */
export const wordsOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (isRichText(value)) return writtenText(value);
  if (isBlock(value)) return wordsIn([value]);
  if (isDocument(value)) return wordsIn(value.blocks);
  return undefined;
};

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
