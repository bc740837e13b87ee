import type { AnyBlock } from '../block';
import { inlinesOf, writtenValue } from './line';
import type { RichText } from './richText';

/** A block and every block inside it, in the order of reading. */
export function* walk(blocks: readonly AnyBlock[]): Generator<AnyBlock> {
  for (const block of blocks) {
    yield block;
    if ('children' in block) yield* walk(block.children);
  }
}

/** The words of a text, without their emphasis; a living value stands as a gap. */
export const plainText = (text: RichText) =>
  text.map((inline) => (inline.type === 'text' ? inline.text : inline.type === 'break' ? '\n' : ' ')).join('');

/** The words of a text, without their emphasis; a living value is written as in a line. */
export const writtenText = (text: RichText) =>
  text.map((inline) => (inline.type === 'value' ? writtenValue(inline.key) : plainText([inline]))).join('');

/** What stands in the properties of this block itself as text. */
export const linesIn = (block: AnyBlock) => Object.values(block.props).filter((value) => typeof value === 'string');

/** The words and the living values of this block itself: those of its lines, then its text. */
export const inlinesIn = (block: AnyBlock): RichText => [
  ...linesIn(block).flatMap(inlinesOf),
  ...('text' in block ? block.text : []),
];

/** How many characters people wrote in this block itself. */
export const charactersOf = (block: AnyBlock) => {
  const text = 'text' in block ? plainText(block.text) : '';
  return text.length + linesIn(block).reduce((sum, line) => sum + line.length, 0);
};

/** Whether words or a living value stand in the text of a block or of one inside it. */
export const hasWords = (block: AnyBlock) =>
  [...walk([block])].some(
    (one) =>
      'text' in one &&
      one.text.some((inline) => inline.type === 'value' || (inline.type === 'text' && inline.text.trim() !== '')),
  );

/* A picture, a file, a card: neither running text nor a frame around other blocks. */
const shows = (block: AnyBlock) =>
  'text' in block || 'children' in block
    ? 'media' in block.props && block.props.media !== null
    : block.type !== 'divider';

/** Whether a reader meets something in a block: words, or what needs none. */
export const saysSomething = (block: AnyBlock) => hasWords(block) || [...walk([block])].some(shows);
