import { type Command, Selection } from '@tiptap/pm/state';
import { placeOf } from './places';

/** Takes a block away; a page that would be empty keeps a line to write on. */
export const removeBlock =
  (id: string): Command =>
  (state, dispatch) => {
    const place = placeOf(state.doc, id);
    if (!place) return false;
    const { node, pos, parent, index } = place;
    const onlyOne = parent.childCount === 1;
    if (onlyOne && parent !== state.doc) return removeBlock(parent.attrs.id)(state, dispatch);
    if (!(onlyOne || parent.canReplace(index, index + 1))) return false;
    const { tr, schema } = state;
    const instead = onlyOne ? [schema.node('paragraph')] : [];
    tr.replaceWith(pos, pos + node.nodeSize, instead);
    dispatch?.(
      tr.setSelection(Selection.near(tr.doc.resolve(Math.min(pos, tr.doc.content.size)), -1)).scrollIntoView(),
    );
    return true;
  };
