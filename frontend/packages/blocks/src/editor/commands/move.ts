import type { Command, Transaction } from '@tiptap/pm/state';
import { type Place, pathTo } from './places';

/* A cell stays in its column, and the text of a list item leads it: their row and their item move instead. */
const moves = ({ node, parent }: Place) => node.type.name !== 'table_cell' && parent.type.name !== 'list_item';

/** The neighbour changes sides, so that the caret stays where it is in the block. */
const passNeighbour = (tr: Transaction, { node, pos, parent, index }: Place, direction: -1 | 1) => {
  const neighbour = parent.child(index + direction);
  const end = pos + node.nodeSize;
  if (direction === 1) return tr.delete(end, end + neighbour.nodeSize).insert(pos, neighbour);
  return tr.insert(end, neighbour).delete(pos - neighbour.nodeSize, pos);
};

/** Moves the block of the caret past its neighbour; at the edge of what holds it, that one moves. */
export const moveBlock =
  (direction: -1 | 1): Command =>
  (state, dispatch) => {
    const place = pathTo(state).findLast(
      (candidate) => moves(candidate) && candidate.parent.maybeChild(candidate.index + direction),
    );
    if (!place) return false;
    dispatch?.(passNeighbour(state.tr, place, direction).scrollIntoView());
    return true;
  };

/** Moves a block of the page before the one that has this index today. */
export const moveBlockTo =
  (from: number, to: number): Command =>
  (state, dispatch) => {
    const { doc } = state;
    const node = doc.maybeChild(from);
    if (!node || to === from || to === from + 1) return false;
    const start = (index: number) => doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    const tr = state.tr.delete(start(from), start(from) + node.nodeSize);
    dispatch?.(tr.insert(tr.mapping.map(start(to)), node));
    return true;
  };
