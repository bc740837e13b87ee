import type { EditorView } from '@tiptap/pm/view';
import type { Anchor } from '../place';

/** From the first selected line to the last: what floats beside it covers none of them. */
export const linesOf = (start: Anchor, end: Anchor): Anchor => ({
  left: start.left,
  top: Math.min(start.top, end.top),
  bottom: Math.max(start.bottom, end.bottom),
});

/* The outline of a block stands this far from it. */
const OUTLINE = 8;

/** Where the toolbar stands: in a strip of its own above the block of the selected words, a table as a whole. */
export const anchorOf = (view: EditorView): Anchor => {
  const { $from, from, to } = view.state.selection;
  const words = linesOf(view.coordsAtPos(from), view.coordsAtPos(to));
  const isTable = $from.node(1)?.type.name === 'table';
  const block = view.nodeDOM($from.before(isTable ? 1 : $from.depth));
  if (!(block instanceof HTMLElement)) return words;
  const { top } = block.getBoundingClientRect();
  return { ...words, top: Math.min(isTable ? top - OUTLINE : top, words.top) };
};
