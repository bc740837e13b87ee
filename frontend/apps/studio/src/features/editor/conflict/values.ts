import { plainText, type RichText } from '@livretier/blocks';

export const isRichText = (value: unknown): value is RichText => Array.isArray(value);

const isBlock = (value: unknown): value is { text?: RichText; props: object } =>
  typeof value === 'object' && value !== null && 'props' in value;

const isDocument = (value: unknown): value is { blocks: object[] } =>
  typeof value === 'object' && value !== null && 'blocks' in value;

const wordsOfBlock = (block: { text?: RichText; children?: object[] }): string[] => [
  ...(block.text ? [plainText(block.text)] : []),
  ...(block.children ?? []).flatMap(wordsOfBlock),
];

/** What people read of a value that two of them wrote; nothing for one that is no text. */
export const wordsOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (isRichText(value)) return plainText(value);
  if (isBlock(value)) return wordsOfBlock(value).join('\n');
  if (isDocument(value)) return value.blocks.flatMap(wordsOfBlock).join('\n');
  return undefined;
};

/** A text that somebody typed, as rich text without emphasis. */
export const richTextOf = (words: string): RichText =>
  words
    .split('\n')
    .flatMap(
      (line, index): RichText => [
        ...(index > 0 ? [{ type: 'break' as const }] : []),
        ...(line ? [{ type: 'text' as const, text: line }] : []),
      ],
    );
