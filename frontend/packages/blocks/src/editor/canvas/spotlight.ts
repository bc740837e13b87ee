import { Extension } from '@tiptap/core';
import { type Command, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { placeOf } from '../commands/places';
import { selectedIn } from './selected';

/** Somebody else at a block of this page. */
export type Person = { blockId: string; name: string };

const key = new PluginKey<readonly Person[]>('spotlight');

/** Shows which block is selected, and where others are. */
export const spotlight = Extension.create({
  name: 'spotlight',
  addProseMirrorPlugins: () => [
    new Plugin<readonly Person[]>({
      key,
      state: { init: () => [], apply: (tr, people) => tr.getMeta(key) ?? people },
      props: {
        decorations: (state) => {
          const { doc } = state;
          const show = (id: string, attributes: Record<string, string>) => {
            const place = placeOf(doc, id);
            return place ? [Decoration.node(place.pos, place.pos + place.node.nodeSize, attributes)] : [];
          };
          const current = selectedIn(state);
          return DecorationSet.create(doc, [
            ...(current ? show(current.blockId, { class: 'lve-current' }) : []),
            ...(key.getState(state) ?? []).flatMap(({ blockId, name }) =>
              show(blockId, { class: 'lve-other', 'data-person': name }),
            ),
          ]);
        },
      },
    }),
  ],
});

export const showPeople =
  (people: readonly Person[]): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setMeta(key, people).setMeta('addToHistory', false));
    return true;
  };
