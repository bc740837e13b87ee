import type { BlockOf } from '../block';
import { walk } from '../document/walk';
import type { Place } from '../view';

type TableBlock = BlockOf<'table'>;
type Header = TableBlock['props']['header'];
type Cell = TableBlock['children'][number]['children'][number];

/** For what the cell at this place is the heading: its column, its row, or nothing. */
export const headingAt = (header: Header, row: number, column: number) => {
  if (row === 0 && (header === 'row' || header === 'both')) return 'col';
  return column === 0 && (header === 'column' || header === 'both') ? 'row' : undefined;
};

/** The same, of a cell that is drawn. */
export const headingOf = ({ index, within: row }: Place) => {
  const table = row?.place.within?.block;
  return table?.type === 'table' && row ? headingAt(table.props.header, row.place.index, index) : undefined;
};

/** Whether a cell says something: one that does not can name nothing. */
export const hasWords = (cell: Cell) =>
  [...walk([cell])].some(
    (block) =>
      'text' in block &&
      block.text.some((inline) => inline.type === 'value' || (inline.type === 'text' && inline.text.trim() !== '')),
  );

/** The cells that should name a column or a row and say nothing. The corner between both names neither. */
export const emptyHeadings = ({ props: { header }, children }: TableBlock) =>
  children.flatMap(({ children: cells }, row) =>
    cells.filter(
      (cell, column) => headingAt(header, row, column) && !(header === 'both' && row + column === 0) && !hasWords(cell),
    ),
  );
