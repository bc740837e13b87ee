import type { JSONContent } from '@tiptap/core';
import { headingAt } from '../../table/headingOf';

/** A table whose cells know whether they are headings, as they are drawn. */
export const withHeaderCells = (table: JSONContent): JSONContent => ({
  ...table,
  content: (table.content ?? []).map((row, rowIndex) => ({
    ...row,
    content: (row.content ?? []).map((cell, column) => ({
      ...cell,
      attrs: { ...cell.attrs, scope: headingAt(table.attrs?.header, rowIndex, column) ?? null },
    })),
  })),
});
