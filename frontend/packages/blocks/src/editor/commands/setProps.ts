import type { Command } from '@tiptap/pm/state';
import { accepts } from '../model/shapes';
import { keepTyping } from './keepTyping';
import { placeOf } from './places';

/** Changes properties of a block; the selection stays. A value that the block cannot have changes nothing. */
export const setProps =
  (id: string, props: Record<string, unknown>): Command =>
  (state, dispatch) => {
    const place = placeOf(state.doc, id);
    const changes = Object.entries(props);
    if (!(place?.node && changes.every(([name, value]) => accepts(place.node.type.name, name, value)))) return false;
    const { tr } = state;
    for (const [name, value] of changes) tr.setNodeAttribute(place.pos, name, value);
    const isTyped = changes.length === 1 && typeof changes[0]?.[1] === 'string';
    dispatch?.(isTyped ? keepTyping(tr, `${id} ${changes[0]?.[0]}`) : tr);
    return true;
  };

/** Gives a block what it waited for: part of its coming, so that one undo takes both. */
export const fillProps =
  (id: string, props: Record<string, unknown>): Command =>
  (state, dispatch) =>
    setProps(id, props)(state, dispatch && ((tr) => dispatch(tr.setMeta('addToHistory', false))));
