import type { Editor } from '@tiptap/core';
import type { NodeType } from '@tiptap/pm/model';
import { wrapInList } from '@tiptap/pm/schema-list';
import type { Command } from '@tiptap/pm/state';
import { liftItem } from './lists';
import { pathTo } from './places';

export type Kind = { type: 'paragraph' } | { type: 'heading'; level: 2 | 3 | 4 } | { type: 'list'; ordered: boolean };

const setTextType =
  (type: NodeType, props: Record<string, unknown>): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection;
    dispatch?.(state.tr.setBlockType(from, to, type, ({ attrs }) => ({ ...props, id: attrs.id })));
    return true;
  };

const setOrder =
  (ordered: boolean): Command =>
  (state, dispatch) => {
    const list = pathTo(state).findLast(({ node }) => node.type.name === 'list');
    if (!list) return false;
    dispatch?.(state.tr.setNodeAttribute(list.pos, 'ordered', ordered));
    return true;
  };

/** How many lists the caret is inside. */
const listsAround = (editor: Editor) => pathTo(editor.state).filter(({ node }) => node.type.name === 'list').length;

/** Makes the paragraph, heading or list of the caret into another of the three; ids stay with their text. */
export const turnInto = (editor: Editor, kind: Kind) => {
  const { paragraph, heading, list } = editor.schema.nodes;
  if (!(paragraph && heading && list)) return false;
  const depth = listsAround(editor);
  const chain = editor.chain().focus();
  const run = (command: Command) => chain.command(({ state, dispatch }) => command(state, dispatch));
  if (kind.type === 'list') {
    if (depth > 0) return run(setOrder(kind.ordered)).run();
    run(setTextType(paragraph, {}));
    return run(wrapInList(list, { ordered: kind.ordered })).run();
  }
  for (let level = 0; level < depth; level += 1) run(liftItem);
  return run(kind.type === 'heading' ? setTextType(heading, { level: kind.level }) : setTextType(paragraph, {})).run();
};
