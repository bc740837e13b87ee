import type { JSONContent } from '@tiptap/core';

/** For what a cell is the header: its column, its row, or nothing. */
export const headerScope = (header: unknown, row: number, column: number) => {
  if (row === 0 && (header === 'row' || header === 'both')) return 'col';
  if (column === 0 && (header === 'column' || header === 'both')) return 'row';
  return null;
};

/** A table whose cells know whether they are headers, as they are drawn. */
export const withHeaderCells = (table: JSONContent): JSONContent => ({
  ...table,
  content: (table.content ?? []).map((row, rowIndex) => ({
    ...row,
    content: (row.content ?? []).map((cell, column) => ({
      ...cell,
      attrs: { ...cell.attrs, scope: headerScope(table.attrs?.header, rowIndex, column) },
    })),
  })),
});
