import { Fragment, type Node } from '@tiptap/pm/model';
import type { Command } from '@tiptap/pm/state';
import { landOn } from './insert';
import { placeOf } from './places';

const withoutIds = (node: Node): Node => {
  if (!('id' in node.attrs)) return node;
  const inside = Fragment.from(node.children.map(withoutIds));
  return node.type.create({ ...node.attrs, id: null }, inside, node.marks);
};

/** Adds a copy of a block after it. */
export const duplicateBlock =
  (id: string): Command =>
  (state, dispatch) => {
    const place = placeOf(state.doc, id);
    if (!place) return false;
    const { node, pos, parent, index } = place;
    if (!parent.canReplaceWith(index + 1, index + 1, node.type)) return false;
    const after = pos + node.nodeSize;
    dispatch?.(landOn(state.tr.insert(after, withoutIds(node)), after));
    return true;
  };
