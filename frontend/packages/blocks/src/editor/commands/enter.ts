import { type Command, type EditorState, Selection } from '@tiptap/pm/state';
import { type Place, pathTo } from './places';

/* Cells keep their lines: Tab leads on from them. Lists have rules of their own. */
const stays = new Set(['doc', 'table_cell', 'list_item']);

const isBlank = ({ node }: Place) => node.isTextblock && node.content.size === 0;

const isLast = ({ parent, index }: Place) => index === parent.childCount - 1;

/** Where in the path a blank last line begins, as far out as that line is all there is. */
const blankEnd = (path: Place[]) => {
  const line = path.at(-1);
  if (!(line && isBlank(line))) return -1;
  const at = path.findLastIndex(({ parent }) => parent.childCount > 1);
  const place = path[at];
  if (!(place && isLast(place) && place.parent.canReplace(place.index, place.index + 1))) return -1;
  return path.slice(at).some(({ parent }) => stays.has(parent.type.name)) ? -1 : at;
};

/** What Enter on a blank last line adds, and after which block: the next step, or a line after the block around it. */
const wayOut = (state: EditorState, outside: Place[]) => {
  const paragraph = state.schema.node('paragraph');
  const holder = outside.at(-1);
  if (holder?.node.type.name === 'step') return { around: holder, added: holder.node.type.create(null, paragraph) };
  return { around: outside.findLast(({ node }) => node.type.isInGroup('block')), added: paragraph };
};

/** Enter on a blank last line leaves the block around it; in a step it starts the next one. */
export const leaveContainer: Command = (state, dispatch) => {
  const path = pathTo(state);
  const at = blankEnd(path);
  const blank = path[at];
  const { around, added } = wayOut(state, path.slice(0, Math.max(at, 0)));
  if (!(blank && around && state.selection.empty)) return false;
  if (!around.parent.canReplaceWith(around.index + 1, around.index + 1, added.type)) return false;
  const after = around.pos + around.node.nodeSize;
  const tr = state.tr.insert(after, added).delete(blank.pos, blank.pos + blank.node.nodeSize);
  const start = after - blank.node.nodeSize;
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  return true;
};
