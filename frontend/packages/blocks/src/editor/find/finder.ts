import { Extension } from '@tiptap/core';
import { type Command, type EditorState, NodeSelection, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Found, findText } from './findText';

type Finding = { words: string; found: Found[]; current: number };

const nothing: Finding = { words: '', found: [], current: -1 };

const key = new PluginKey<Finding>('finder');

const mark = ({ from, to, inText }: Found, isCurrent: boolean) => {
  const attributes = { class: isCurrent ? 'lve-found lve-found-current' : 'lve-found' };
  return inText ? Decoration.inline(from, to, attributes) : Decoration.node(from, to, attributes);
};

/** Finds words on the page and shows where they stand. */
export const finder = Extension.create({
  name: 'finder',
  addProseMirrorPlugins: () => [
    new Plugin<Finding>({
      key,
      state: {
        init: () => nothing,
        apply: (tr, finding) => {
          const next: Finding = tr.getMeta(key) ?? finding;
          return tr.docChanged && next.words ? { ...next, found: findText(tr.doc, next.words) } : next;
        },
      },
      props: {
        decorations: (state) => {
          const { found, current } = key.getState(state) ?? nothing;
          const marks = found.map((place, index) => mark(place, index === current));
          return marks.length > 0 ? DecorationSet.create(state.doc, marks) : null;
        },
      },
    }),
  ],
});

/** How many places were found, and which one is shown (from 0; -1 for none). */
export const findingOf = (state: EditorState) => {
  const { words, found, current } = key.getState(state) ?? nothing;
  return { words, count: found.length, current };
};

/** Looks for words; none ends the search. */
export const find =
  (words: string): Command =>
  (state, dispatch) => {
    const found = findText(state.doc, words);
    dispatch?.(state.tr.setMeta(key, { words, found, current: -1 }));
    return found.length > 0;
  };

/** Goes to the next (1) or the last (-1) place, around the end of the page. */
export const goToFound =
  (direction: -1 | 1): Command =>
  (state, dispatch) => {
    const { words, found, current } = key.getState(state) ?? nothing;
    if (found.length === 0) return false;
    const next = current < 0 && direction < 0 ? found.length - 1 : (current + direction + found.length) % found.length;
    const { from, to, inText } = found[next] ?? { from: 0, to: 0, inText: false };
    const selection = inText ? TextSelection.create(state.doc, from, to) : NodeSelection.create(state.doc, from);
    dispatch?.(state.tr.setMeta(key, { words, found, current: next }).setSelection(selection).scrollIntoView());
    return true;
  };
