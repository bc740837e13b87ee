import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { newBlockId } from '../../document/blockId';
import { isBlockType } from '../model/shapes';

type Holder = { node: Node; pos: number };

/** Every block by its id, in the order of the page; those without one under the empty id. */
const holdersOf = (doc: Node) => {
  const holders = new Map<string, Holder[]>();
  doc.descendants((node, pos) => {
    if (!isBlockType(node.type.name)) return false;
    const id = node.attrs.id ?? '';
    const others = holders.get(id);
    if (others) others.push({ node, pos });
    else holders.set(id, [{ node, pos }]);
    return !node.isTextblock;
  });
  return holders;
};

const has = (doc: Node, wanted: Node) => {
  let found = false;
  doc.descendants((node) => {
    found ||= node === wanted;
    return !(found || node.isTextblock);
  });
  return found;
};

/* What a paste or a copy did not touch is the same object as before; what a split left empty is the new one. */
const keeperOf = (holders: Holder[], before: Node) =>
  holders.find(({ node }) => has(before, node)) ?? holders.find(({ node }) => node.textContent) ?? holders[0];

/** The blocks that need an id of their own. */
const withoutOwnId = (doc: Node, before: Node) =>
  [...holdersOf(doc)].flatMap(([id, holders]) => {
    if (!id) return holders;
    if (holders.length === 1) return [];
    const keeper = keeperOf(holders, before);
    return holders.filter((holder) => holder !== keeper);
  });

/** Gives an id to every new block, and keeps that of every old one: merges and translations hold on to it. */
export const keepIds = Extension.create({
  name: 'keepIds',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, before, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const blocks = withoutOwnId(doc, before.doc);
        for (const { pos } of blocks) tr.setNodeAttribute(pos, 'id', newBlockId());
        return blocks.length > 0 ? tr : null;
      },
    }),
  ],
});
