import { type Command, type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { isBlockType } from '../model/shapes';
import { pathTo } from './places';

/** Whether a whole block is selected: what is typed then must not take its place. */
export const isBlockSelected = ({ selection }: EditorState) =>
  selection instanceof NodeSelection && isBlockType(selection.node.type.name);

/** Starts a line after the selected block, with these words; where no line may stand there, after the one around it. */
export const writeAfter =
  (words = ''): Command =>
  (state, dispatch) => {
    const paragraph = state.schema.nodes.paragraph;
    if (!(isBlockSelected(state) && paragraph)) return false;
    const place = pathTo(state).findLast(({ parent, index }) => parent.canReplaceWith(index + 1, index + 1, paragraph));
    if (!place) return false;
    const after = place.pos + place.node.nodeSize;
    const tr = state.tr.insert(after, paragraph.create(null, words ? state.schema.text(words) : null));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1 + words.length)).scrollIntoView());
    return true;
  };
