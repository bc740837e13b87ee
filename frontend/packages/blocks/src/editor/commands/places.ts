import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { isBlockType } from '../model/shapes';

/** A block where it stands: `parent` and `index` say among which others. */
export type Place = { node: Node; pos: number; parent: Node; index: number };

/** The blocks around the caret, from the page inwards, and the selected one. */
export const pathTo = ({ selection }: EditorState): Place[] => {
  const { $from } = selection;
  const places = Array.from({ length: $from.depth }, (_, depth) => ({
    node: $from.node(depth + 1),
    pos: $from.before(depth + 1),
    parent: $from.node(depth),
    index: $from.index(depth),
  }));
  if (selection instanceof NodeSelection && isBlockType(selection.node.type.name))
    places.push({ node: selection.node, pos: selection.from, parent: $from.parent, index: $from.index() });
  return places;
};

/** The block with this id. */
export const placeOf = (doc: Node, id: string): Place | undefined => {
  let place: Place | undefined;
  doc.descendants((node, pos, parent, index) => {
    if (node.attrs.id === id && parent) place = { node, pos, parent, index };
    return !(place || node.isTextblock);
  });
  return place;
};
