import type { AnyBlock, BlockType, MediaSource, RichText } from '@livretier/blocks';
import { sampleOfType } from '../../../packages/blocks/src/samples/blocks';
import type { TypeSample } from '../../../packages/blocks/src/samples/sampleOf';

/*
 * What a reader of French meets in each block, gathered from the document without any view: a second opinion.
 * Sizes are those of the small library of the samples.
 */
type Library = Record<string, MediaSource>;
type Values = Record<string, string>;

const said = (key: string, values: Values) => values[key] ?? key.split('_').join(' ');

const written = (text: RichText, values: Values) =>
  text
    .map((inline) => {
      if (inline.type === 'break') return '';
      return inline.type === 'text' ? inline.text : said(inline.key, values);
    })
    .join('');

const filled = (line: string, values: Values) => line.replaceAll(/\{\{([a-z]\w*)\}\}/g, (_, key) => said(key, values));

const recording = (player: string, title: string, transcript: string) =>
  `${player}${title}${transcript && `Transcription${transcript}`}`;

/* What a block says besides its text and its blocks: its folder tells it. */
const besides = (block: AnyBlock, library: Library, values: Values) => {
  const { before, after } = sampleOfType[block.type] as TypeSample<BlockType>;
  const found = 'media' in block.props && block.props.media !== null ? library[block.props.media] : undefined;
  return {
    before: before?.(block.props, { found, filled: (line) => filled(line, values), recording }) ?? '',
    after: after?.(block.props) ?? '',
  };
};

/** The text of blocks, in the order of reading. */
export const textOf = (blocks: readonly AnyBlock[], library: Library, values: Values): string =>
  blocks
    .map((block) => {
      const own = 'text' in block ? written(block.text, values) : '';
      const inner = 'children' in block ? textOf(block.children, library, values) : '';
      const { before, after } = besides(block, library, values);
      return before + own + inner + after;
    })
    .join('');
