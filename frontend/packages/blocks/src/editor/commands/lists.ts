import { liftListItem, sinkListItem, splitListItem } from '@tiptap/pm/schema-list';
import type { Command } from '@tiptap/pm/state';
import { pathTo } from './places';

const itemOf =
  (command: typeof splitListItem): Command =>
  (state, dispatch, view) => {
    const type = state.schema.nodes.list_item;
    return type ? command(type)(state, dispatch, view) : false;
  };

export const splitItem = itemOf(splitListItem);
export const liftItem = itemOf(liftListItem);

/** Moves the item inside the one before it, in a list of the same kind. */
export const sinkItem: Command = (state, dispatch, view) => {
  const list = pathTo(state).findLast(({ node }) => node.type.name === 'list');
  return itemOf(sinkListItem)(
    state,
    dispatch &&
      ((tr) => {
        const $caret = tr.selection.$from;
        const depth = $caret.depth - 2;
        const made = $caret.node(depth);
        if (made?.type.name === 'list' && made.attrs.id === null)
          tr.setNodeAttribute($caret.before(depth), 'ordered', list?.node.attrs.ordered);
        dispatch(tr);
      }),
    view,
  );
};

/** Enter on a blank item leaves its list. */
export const leaveList: Command = (state, dispatch, view) => {
  const line = pathTo(state).at(-1);
  const isBlankItem = line?.parent.type.name === 'list_item' && line.node.content.size === 0;
  return isBlankItem && liftItem(state, dispatch, view);
};
