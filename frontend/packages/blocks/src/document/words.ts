import type { AnyBlock } from '../block';
import { plainText, walk } from './walk';

const WORDS_A_MINUTE = 200;

/* What is read beside the running text; an address, a code or a word for those who do not see is not. */
const readProps = ['title', 'caption', 'author', 'label', 'sentence', 'prompt', 'name', 'role', 'place'];

const readIn = (block: AnyBlock) => [
  ...('text' in block ? [plainText(block.text)] : []),
  ...Object.entries(block.props).flatMap(([name, value]) =>
    readProps.includes(name) && typeof value === 'string' ? [value] : [],
  ),
];

/** How many words the reader meets. "L’équipe" is one, a dash between spaces is none. */
export const countWords = (blocks: readonly AnyBlock[]) =>
  [...walk(blocks)].flatMap(readIn).reduce((sum, text) => sum + (text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);

/** How long they take to read: whole minutes, one at least as soon as there is something. */
export const readingMinutes = (words: number) => Math.ceil(words / WORDS_A_MINUTE);
