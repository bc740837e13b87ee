import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, NodeSelection, Selection, type Transaction } from '@tiptap/pm/state';
import type { AnyBlock, BlockType } from '../../block';
import { newNode } from './newNode';
import { pathTo } from './places';

const isBlankLine = (node: Node) => node.type.name === 'paragraph' && node.content.size === 0;

/** Where a new block goes: after the innermost block that may have it as a neighbour, instead of it if it is blank. */
const spotFor = (state: EditorState, node: Node) => {
  const places = pathTo(state).reverse();
  for (const { node: here, pos, parent, index } of places) {
    const end = pos + here.nodeSize;
    if (isBlankLine(here) && parent.canReplaceWith(index, index + 1, node.type)) return { from: pos, to: end };
    if (parent.canReplaceWith(index + 1, index + 1, node.type)) return { from: end, to: end };
  }
  const end = state.doc.content.size;
  return { from: end, to: end };
};

/** Puts the caret, or the selection, on the block at this position. */
export const landOn = (tr: Transaction, pos: number) => {
  const node = tr.doc.nodeAt(pos);
  const selection = node?.isAtom ? NodeSelection.create(tr.doc, pos) : Selection.near(tr.doc.resolve(pos + 1));
  return tr.setSelection(selection).scrollIntoView();
};

/** Adds a block after the current one and goes there. */
export const insertBlock =
  (wanted: BlockType | AnyBlock): Command =>
  (state, dispatch) => {
    const node = newNode(state.schema, wanted);
    const { from, to } = spotFor(state, node);
    dispatch?.(landOn(state.tr.replaceWith(from, to, node), from));
    return true;
  };

/** Adds a block to the page itself, before the one at this index. */
export const insertBlockAt =
  (index: number, wanted: BlockType | AnyBlock): Command =>
  (state, dispatch) => {
    const node = newNode(state.schema, wanted);
    if (!node.type.isInGroup('block')) return false;
    const pos = state.doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    dispatch?.(landOn(state.tr.insert(pos, node), pos));
    return true;
  };
