import type { AnyBlock } from '../block';
import { writtenValue } from './line';
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

/** How many characters people wrote in this block itself. */
export const charactersOf = (block: AnyBlock) => {
  const written = Object.values(block.props).filter((value) => typeof value === 'string');
  const text = 'text' in block ? plainText(block.text) : '';
  return text.length + written.reduce((sum, value) => sum + value.length, 0);
};
