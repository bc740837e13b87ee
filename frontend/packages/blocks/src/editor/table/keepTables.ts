import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { headerScope } from './headerCells';

const showHeaders = (tr: Transaction, table: Node, pos: number) => {
  table.forEach((row, rowOffset, rowIndex) => {
    row.forEach((cell, offset, column) => {
      const scope = headerScope(table.attrs.header, rowIndex, column);
      if (cell.attrs.scope !== scope) tr.setNodeAttribute(pos + rowOffset + offset + 2, 'scope', scope);
    });
  });
};

/** Rows of a table have as many cells each: what a paste left out is added. */
const fillRows = (tr: Transaction, table: Node, pos: number) => {
  const columns = Math.max(...table.children.map(({ childCount }) => childCount));
  const { table_cell: cell, paragraph } = table.type.schema.nodes;
  let end = pos + 1;
  for (const row of table.children) {
    end += row.nodeSize;
    const missing = columns - row.childCount;
    if (missing > 0 && cell && paragraph)
      tr.insert(
        tr.mapping.map(end - 1),
        Array.from({ length: missing }, () => cell.create(null, paragraph.create())),
      );
  }
};

const eachTable = (doc: Node, visit: (table: Node, pos: number) => void) =>
  doc.descendants((node, pos) => {
    if (node.type.name === 'table') visit(node, pos);
    return node.type.name !== 'table' && !node.isTextblock;
  });

/** Keeps tables whole: rows of one length, and headers where the table says. */
export const keepTables = Extension.create({
  name: 'keepTables',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        eachTable(doc, (table, pos) => fillRows(tr, table, pos));
        eachTable(tr.doc, (table, pos) => showHeaders(tr, table, pos));
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});
