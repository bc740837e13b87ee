import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, Selection } from '@tiptap/pm/state';
import { type Place, pathTo } from '../commands/places';

type Spot = { table: Place; row: Place; cell: Place };

/** The cell of the caret, its row and its table. */
const spotOf = (state: EditorState): Spot | undefined => {
  const path = pathTo(state);
  const at = path.findLastIndex(({ node }) => node.type.name === 'table_cell');
  const [table, row, cell] = path.slice(Math.max(at - 2, 0), at + 1);
  return table && row && cell ? { table, row, cell } : undefined;
};

const newCell = (state: EditorState) => state.schema.node('table_cell', null, state.schema.node('paragraph'));

/** The start of each row of the table, last first: what is changed there does not move the others. */
const rowsBackwards = ({ node, pos }: Place) => {
  const rows: { row: Node; start: number }[] = [];
  node.forEach((row, offset) => {
    rows.unshift({ row, start: pos + 1 + offset });
  });
  return rows;
};

const cellStart = (row: Node, start: number, column: number) =>
  row.children.slice(0, column).reduce((sum, { nodeSize }) => sum + nodeSize, start + 1);

/** Adds a row before (0) or after (1) the one of the caret. */
export const addRow =
  (side: 0 | 1): Command =>
  (state, dispatch) => {
    const spot = spotOf(state);
    if (!spot?.table.node.canReplaceWith(spot.row.index, spot.row.index, spot.row.node.type)) return false;
    const { node, pos } = spot.row;
    const row = node.type.create(
      null,
      Array.from({ length: node.childCount }, () => newCell(state)),
    );
    dispatch?.(state.tr.insert(side === 0 ? pos : pos + node.nodeSize, row));
    return true;
  };

/** Adds a column before (0) or after (1) the one of the caret. */
export const addColumn =
  (side: 0 | 1): Command =>
  (state, dispatch) => {
    const spot = spotOf(state);
    if (!spot || rowsBackwards(spot.table).some(({ row }) => !row.canReplaceWith(0, 0, spot.cell.node.type)))
      return false;
    const { tr } = state;
    for (const { row, start } of rowsBackwards(spot.table))
      tr.insert(cellStart(row, start, spot.cell.index + side), newCell(state));
    dispatch?.(tr);
    return true;
  };

/** Takes the row of the caret away; a table keeps one. */
export const removeRow: Command = (state, dispatch) => {
  const spot = spotOf(state);
  if (!spot || spot.table.node.childCount === 1) return false;
  const tr = state.tr.delete(spot.row.pos, spot.row.pos + spot.row.node.nodeSize);
  dispatch?.(tr);
  return true;
};

/** Takes the column of the caret away; a table keeps one. */
export const removeColumn: Command = (state, dispatch) => {
  const spot = spotOf(state);
  if (!spot || spot.row.node.childCount === 1) return false;
  const { tr } = state;
  for (const { row, start } of rowsBackwards(spot.table)) {
    const cell = row.maybeChild(spot.cell.index);
    const from = cellStart(row, start, spot.cell.index);
    if (cell && row.childCount > 1) tr.delete(from, from + cell.nodeSize);
  }
  dispatch?.(tr);
  return true;
};

/** Goes to the next (1) or the last (-1) cell; after the very last one a new row begins. */
export const goToCell =
  (direction: -1 | 1): Command =>
  (state, dispatch) => {
    const spot = spotOf(state);
    if (!spot) return false;
    const { cell } = spot;
    const edge = direction === 1 ? cell.pos + cell.node.nodeSize : cell.pos;
    const next = Selection.findFrom(state.doc.resolve(edge), direction, true);
    const inTable = next && next.from > spot.table.pos && next.from < spot.table.pos + spot.table.node.nodeSize;
    if (inTable) dispatch?.(state.tr.setSelection(next).scrollIntoView());
    return Boolean(inTable);
  };
