import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { frenchTyped } from './french';

const READ = 200;

/** Sets French punctuation while one types. What was typed is written first: one undo brings it back. */
export const typesetter = Extension.create({
  name: 'typesetter',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, from, to, sign) => {
          const { doc } = view.state;
          const $from = doc.resolve(from);
          const language = $from.marks().find(({ type }) => type.name === 'language')?.attrs.lang;
          if (!$from.parent.isTextblock || (language && !language.startsWith('fr'))) return false;
          const { parentOffset, parent } = $from;
          const before = parent.textBetween(Math.max(0, parentOffset - READ), parentOffset, undefined, '\ufffc');
          const set = frenchTyped(before, sign);
          if (!set) return false;
          view.dispatch(view.state.tr.insertText(sign, from, to));
          const { tr } = view.state;
          const [start, end] = [from - set.taken, from + sign.length];
          view.dispatch(closeHistory(set.text ? tr.insertText(set.text, start, end) : tr.delete(start, end)));
          return true;
        },
      },
    }),
  ],
});
