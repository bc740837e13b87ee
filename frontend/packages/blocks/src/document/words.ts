import type { AnyBlock } from '../block';
import { withoutValues } from './line';
import { walk, writtenText } from './walk';

const WORDS_A_MINUTE = 200;

/* What is read beside the running text; an address, a code or a word for those who do not see is not. The server
   counts the same: backend/shared/documents/word_counts.json. */
const readProps = [
  ...['title', 'caption', 'author', 'label', 'sentence', 'prompt', 'explanation'],
  ...['transcript', 'name', 'role', 'place'],
];

/** The texts that the reader meets in this block itself, its lines before its text. */
export const textsIn = (block: AnyBlock) => [
  ...Object.entries(block.props).flatMap(([name, value]) =>
    readProps.includes(name) && typeof value === 'string' ? [value] : [],
  ),
  ...('text' in block ? [writtenText(block.text)] : []),
];

/** How many words the reader meets. "L’équipe" is one, a dash between spaces or a living value is none. */
export const countWords = (blocks: readonly AnyBlock[]) =>
  [...walk(blocks)]
    .flatMap(textsIn)
    .map(withoutValues)
    .reduce((sum, text) => sum + (text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);

/** How long they take to read: whole minutes, one at least as soon as there is something. */
export const readingMinutes = (words: number) => Math.ceil(words / WORDS_A_MINUTE);
