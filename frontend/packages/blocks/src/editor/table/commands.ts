import { Fragment, type Node } from '@tiptap/pm/model';
import type { Command, EditorState, Transaction } from '@tiptap/pm/state';
import { placeOf } from '../commands/places';
import { indexAfterMove, type Line, most, withInserted, withMoved } from './grid';
import { landInCell, type Spot, spotIn } from './spot';

const newCell = ({ schema }: EditorState) => schema.node('table_cell', null, schema.node('paragraph'));

const columnsOf = (table: Node) => table.firstChild?.childCount ?? 0;

export const linesOf = (table: Node, line: Line) => (line === 'row' ? table.childCount : columnsOf(table));

type Change = {
  rows: (rows: readonly Node[], state: EditorState) => readonly Node[];
  /** Where the caret goes, from where it stands. */
  land: (spot: Spot) => Spot;
  allowed: (table: Node) => boolean;
};

const start: Spot = { row: 0, column: 0, offset: 0 };

/** Rewrites the rows of a table; whoever writes in it goes on writing in it. */
const changeRows =
  (id: string, { rows, land, allowed }: Change): Command =>
  (state, dispatch) => {
    const place = placeOf(state.doc, id);
    if (place?.node.type.name !== 'table' || !allowed(place.node)) return false;
    const { node, pos } = place;
    const tr = state.tr.replaceWith(pos + 1, pos + node.nodeSize - 1, [...rows(node.children, state)]);
    const spot = spotIn(state);
    const isHere = spot?.table.pos === pos;
    const isWhole = state.selection.from === pos;
    if (isHere || isWhole) landInCell(tr, pos, land(isHere ? spot : start));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const inEachRow = (change: (cells: readonly Node[]) => readonly Node[]) => (rows: readonly Node[]) =>
  rows.map((row) => row.copy(Fragment.from([...change(row.children)])));

const END = Number.POSITIVE_INFINITY;

/** Adds a row or a column before the one at this index, and goes there. */
export const insertLine = (id: string, line: Line, at: number): Command =>
  changeRows(id, {
    allowed: (table) => at >= 0 && at <= linesOf(table, line) && linesOf(table, line) < most[line],
    rows: (rows, state) => {
      if (line === 'column') return inEachRow((cells) => withInserted(cells, at, newCell(state)))(rows);
      const cells = Array.from({ length: rows[0]?.childCount ?? 0 }, () => newCell(state));
      return withInserted(rows, at, state.schema.node('table_row', null, cells));
    },
    land: (spot) => ({ ...spot, [line]: at, offset: END }),
  });

/** Takes a row or a column away; a table keeps one. */
export const removeLine = (id: string, line: Line, at: number): Command =>
  changeRows(id, {
    allowed: (table) => at >= 0 && at < linesOf(table, line) && linesOf(table, line) > 1,
    rows: (rows) => (line === 'row' ? rows.toSpliced(at, 1) : inEachRow((cells) => cells.toSpliced(at, 1))(rows)),
    land: (spot) => {
      if (spot[line] === at) return { ...spot, offset: END };
      return spot[line] > at ? { ...spot, [line]: spot[line] - 1 } : spot;
    },
  });

/** Moves a row or a column to another place; the caret goes with its cell. */
export const moveLine = (id: string, line: Line, from: number, to: number): Command =>
  changeRows(id, {
    allowed: (table) => from !== to && [from, to].every((index) => index >= 0 && index < linesOf(table, line)),
    rows: (rows) =>
      line === 'row' ? withMoved(rows, from, to) : inEachRow((cells) => withMoved(cells, from, to))(rows),
    land: (spot) => ({ ...spot, [line]: indexAfterMove(spot[line], from, to) }),
  });

type Header = 'none' | Line | 'both';

/** Which headers a table has once the one of its first row or column is turned on or off. */
export const headerAfter = (header: Header, line: Line): Header => {
  const has = { row: header === 'row' || header === 'both', column: header === 'column' || header === 'both' };
  const { row, column }: Record<Line, boolean> = { ...has, [line]: !has[line] };
  if (row && column) return 'both';
  return row ? 'row' : column ? 'column' : 'none';
};

/** Turns the header of the first row or column on or off. */
export const toggleHeader =
  (id: string, line: Line): Command =>
  (state, dispatch) => {
    const place = placeOf(state.doc, id);
    if (place?.node.type.name !== 'table') return false;
    dispatch?.(state.tr.setNodeAttribute(place.pos, 'header', headerAfter(place.node.attrs.header, line)));
    return true;
  };

/** Moves the row or the column of the caret past its neighbour. */
export const moveLineOfCaret =
  (line: Line, direction: -1 | 1): Command =>
  (state, dispatch) => {
    const spot = spotIn(state);
    if (!spot) return false;
    return moveLine(spot.table.node.attrs.id, line, spot[line], spot[line] + direction)(state, dispatch);
  };

/** Goes to the next (1) or the last (-1) cell; after the very last one a new row begins. */
export const goToCell =
  (direction: -1 | 1): Command =>
  (state, dispatch) => {
    const spot = spotIn(state);
    if (!spot) return false;
    const { node, pos } = spot.table;
    const columns = columnsOf(node);
    const index = spot.row * columns + spot.column + direction;
    const next = { row: Math.floor(index / columns), column: index % columns, offset: END };
    const go = (tr: Transaction) => dispatch?.(landInCell(tr, pos, next).scrollIntoView());
    if (next.row >= node.childCount) return insertLine(node.attrs.id, 'row', next.row)(state, go);
    if (index >= 0) go(state.tr);
    return index >= 0;
  };
