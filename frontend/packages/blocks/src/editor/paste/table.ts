import { blockElement, isBlank } from './element';

const COLUMNS = 12;

const span = (cell: Element, name: string) => Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), COLUMNS);

/** The rows of a table with a place for every column: what a cell covers besides its own place is blank. */
const gridOf = (table: Element) => {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  const covered: number[] = [];
  return rows.map((row) => {
    const places: (Element | null)[] = [];
    const skipCovered = () => {
      while ((covered[places.length] ?? 0) > 0) {
        covered[places.length] = (covered[places.length] ?? 0) - 1;
        places.push(null);
      }
    };
    for (const cell of row.children) {
      skipCovered();
      for (let column = 0; column < span(cell, 'colspan'); column += 1) {
        covered[places.length] = span(cell, 'rowspan') - 1;
        places.push(column === 0 ? cell : null);
      }
    }
    skipCovered();
    return places.slice(0, COLUMNS);
  });
};

const isBold = (cell: Element) => {
  const bold = [...cell.querySelectorAll('b, strong')].map(({ textContent }) => textContent).join('');
  return !isBlank(bold) && bold.replaceAll(/\s/g, '') === cell.textContent?.replaceAll(/\s/g, '');
};

const isHeader = (cell: Element | null) => cell === null || cell.localName === 'th' || cell.closest('thead') !== null;

const headerOf = (grid: (Element | null)[][]) => {
  const [first = [], ...others] = grid;
  const row = first.every(isHeader) || (others.length > 0 && first.every((cell) => cell && isBold(cell)));
  const column = others.length > 0 && others.every(([cell]) => cell?.localName === 'th');
  if (row && column) return 'both';
  return row ? 'row' : column ? 'column' : 'none';
};

/** A foreign table as ours; a table of one cell was only a frame, and stays what it holds. */
export const cleanTable = (table: Element, cellContent: (cell: Element) => Element[]) => {
  const grid = gridOf(table).filter((row) => row.some((cell) => cell !== null));
  const [only] = grid.flat();
  if (grid.flat().length <= 1) return only ? cellContent(only) : [];
  const rows = grid.map((row) =>
    blockElement(
      'table_row',
      row.map((cell) => blockElement('table_cell', cell ? cellContent(cell) : [])),
    ),
  );
  const caption = (table.querySelector('caption')?.textContent ?? '').trim().slice(0, 200);
  return [blockElement('table', rows, { caption, header: headerOf(grid) })];
};
