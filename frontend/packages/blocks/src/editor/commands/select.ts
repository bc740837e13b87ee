import { type Command, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { placeOf } from './places';

/** Goes to a block: the caret at the end of a text, otherwise the block itself. */
export const selectBlock =
  (id: string): Command =>
  (state, dispatch) => {
    const place = placeOf(state.doc, id);
    if (!place) return false;
    const { node, pos } = place;
    const selection = node.isTextblock
      ? TextSelection.create(state.doc, pos + node.nodeSize - 1)
      : NodeSelection.create(state.doc, pos);
    dispatch?.(state.tr.setSelection(selection).scrollIntoView());
    return true;
  };
