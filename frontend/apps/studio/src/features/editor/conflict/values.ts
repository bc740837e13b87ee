import { type AnyBlock, type Document, inlinesOf, type RichText, textsIn, walk, writtenText } from '@livretier/blocks';

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

/** A text that somebody typed, as rich text without emphasis. */
export const richTextOf = (words: string): RichText =>
  words
    .split('\n')
    .flatMap((line, index): RichText => [...(index > 0 ? [{ type: 'break' as const }] : []), ...inlinesOf(line)]);
