import type { BlockOf } from '../block';
import { hasWords } from '../document/walk';
import type { Place } from '../view';

type TableBlock = BlockOf<'table'>;
type Header = TableBlock['props']['header'];

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

/** The cells that should name a column or a row and say nothing. The corner between both names neither. */
export const emptyHeadings = ({ props: { header }, children }: TableBlock) =>
  children.flatMap(({ children: cells }, row) =>
    cells.filter(
      (cell, column) => headingAt(header, row, column) && !(header === 'both' && row + column === 0) && !hasWords(cell),
    ),
  );

/** Whether a cell that names nothing says something: below and beside its headings there is something to read. */
export const hasBody = ({ props: { header }, children }: TableBlock) =>
  children.some(({ children: cells }, row) =>
    cells.some((cell, column) => !headingAt(header, row, column) && hasWords(cell)),
  );
