import type { Node } from '@tiptap/pm/model';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { type Place, pathTo } from '../commands/places';

/** A cell of a table by its place, and how far into it the caret stands. */
export type Spot = { row: number; column: number; offset: number };

/** The table of the caret and the cell that it stands in. */
export const spotIn = (state: EditorState): (Spot & { table: Place }) | undefined => {
  const path = pathTo(state);
  const at = path.findLastIndex(({ node }) => node.type.name === 'table_cell');
  const [table, row, cell] = path.slice(Math.max(at - 2, 0), at + 1);
  if (!(table && row && cell)) return undefined;
  return { table, row: row.index, column: cell.index, offset: state.selection.from - cell.pos };
};

/** Where a cell begins in the document. */
export const cellAt = (table: Node, pos: number, { row, column }: Pick<Spot, 'row' | 'column'>) => {
  const before = (node: Node, count: number) =>
    node.children.slice(0, count).reduce((sum, { nodeSize }) => sum + nodeSize, 1);
  return pos + before(table, row) + before(table.child(row), column);
};

/** Puts the caret into a cell of the table at this position: where it stood in it, or at its end. */
export const landInCell = (tr: Transaction, pos: number, { row, column, offset }: Spot) => {
  const table = tr.doc.nodeAt(pos);
  const line = table?.maybeChild(Math.min(row, table.childCount - 1));
  if (!(table && line)) return tr;
  const spot = { row: Math.min(row, table.childCount - 1), column: Math.min(column, line.childCount - 1) };
  const start = cellAt(table, pos, spot);
  const cell = tr.doc.nodeAt(start);
  const $inside = tr.doc.resolve(start + Math.min(offset, (cell?.nodeSize ?? 1) - 1));
  const selection = $inside.parent.isTextblock
    ? TextSelection.create(tr.doc, $inside.pos)
    : Selection.near($inside, -1);
  return tr.setSelection(selection);
};
