import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isBlockSelected, writeAfter } from '../commands/writeAfter';

/** A selected block stays when one types or pastes: words go on a line after it. Only what deletes takes it away. */
export const keepBlocks = Extension.create({
  name: 'keepBlocks',
  /* Before the one that cleans what is pasted. */
  priority: 900,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, _from, _to, words) => writeAfter(words)(view.state, view.dispatch),
        handleDOMEvents: {
          compositionstart: (view) => writeAfter()(view.state, view.dispatch) && false,
          paste: (view) => {
            if (view.editable && isBlockSelected(view.state)) writeAfter()(view.state, view.dispatch);
            return false;
          },
        },
      },
    }),
  ],
});
