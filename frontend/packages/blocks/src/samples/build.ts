import type { BlockOf } from '../block';
import type { Inline, RichText } from '../document/richText';

type Marks = NonNullable<Extract<Inline, { type: 'text' }>['marks']>;

/** Plain words as rich text; none are no text at all. */
export const text = (words: string, ...marks: Marks): RichText =>
  words ? [{ type: 'text', text: words, ...(marks.length > 0 && { marks }) }] : [];

export const paragraph = (id: string, content: string | RichText): BlockOf<'paragraph'> => ({
  id,
  type: 'paragraph',
  props: {},
  text: typeof content === 'string' ? text(content) : content,
});

export const list = (id: string, ordered: boolean, lines: string[]): BlockOf<'list'> => ({
  id,
  type: 'list',
  props: { ordered },
  children: lines.map((line, place) => ({
    id: `${id}-${place}`,
    type: 'list_item',
    props: {},
    children: [paragraph(`${id}-${place}-p`, line)],
  })),
});

export const image = (id: string, media: string | null, caption = ''): BlockOf<'image'> => ({
  id,
  type: 'image',
  props: { media, alt: 'Robinet ouvert, savon et bulles', decorative: false, caption, width: 'text' },
});

export const table = (id: string, header: BlockOf<'table'>['props']['header'], rows: string[][]): BlockOf<'table'> => ({
  id,
  type: 'table',
  props: { caption: 'Horaires de la saison', header },
  children: rows.map((cells, row) => ({
    id: `${id}-${row}`,
    type: 'table_row',
    props: {},
    children: cells.map((cell, column) => ({
      id: `${id}-${row}-${column}`,
      type: 'table_cell',
      props: {},
      children: [paragraph(`${id}-${row}-${column}-p`, cell)],
    })),
  })),
});
