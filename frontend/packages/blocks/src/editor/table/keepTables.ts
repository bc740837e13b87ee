import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { headingAt } from '../../table/headingOf';

const showHeaders = (tr: Transaction, table: Node, pos: number) => {
  table.forEach((row, rowOffset, rowIndex) => {
    row.forEach((cell, offset, column) => {
      const scope = headingAt(table.attrs.header, rowIndex, column) ?? null;
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

const saysNothing = (cell: Node) => {
  let isSilent = true;
  cell.descendants((node) => {
    if (node.type.name === 'value' || node.text?.trim()) isSilent = false;
    return isSilent;
  });
  return isSilent;
};

/* The element stays the same while one writes in it; what it is changes with the first letter. */
const silentHeadings = (doc: Node) => {
  const found: Decoration[] = [];
  eachTable(doc, (table, pos) =>
    table.descendants((cell, offset) => {
      if (cell.type.name !== 'table_cell') return true;
      const start = pos + 1 + offset;
      if (cell.attrs.scope && saysNothing(cell))
        found.push(Decoration.node(start, start + cell.nodeSize, { role: 'cell' }));
      return false;
    }),
  );
  return DecorationSet.create(doc, found);
};

const silent = new PluginKey<DecorationSet>('silentHeadings');

/** Keeps tables whole: rows of one length, headers where the table says, and a header without words names nothing. */
export const keepTables = Extension.create({
  name: 'keepTables',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: silent,
      state: {
        init: (_, { doc }: EditorState) => silentHeadings(doc),
        apply: ({ docChanged, doc }, known) => (docChanged ? silentHeadings(doc) : known),
      },
      props: { decorations: (state) => silent.getState(state) },
      appendTransaction: (transactions, _, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        eachTable(doc, (table, pos) => fillRows(tr, table, pos));
        eachTable(tr.doc, (table, pos) => showHeaders(tr, table, pos));
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});
