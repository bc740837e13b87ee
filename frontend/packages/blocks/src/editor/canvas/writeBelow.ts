import { Extension } from '@tiptap/core';
import { Plugin, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const isBelow = ({ dom }: EditorView, { target, clientY }: MouseEvent) =>
  target === dom && clientY > (dom.lastElementChild?.getBoundingClientRect().bottom ?? 0);

/** A click under the last block starts a new line there, unless the block itself is one. */
export const writeBelow = Extension.create({
  name: 'writeBelow',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          mousedown: (view, event) => {
            const { doc, schema, tr } = view.state;
            if (!(view.editable && isBelow(view, event)) || doc.lastChild?.isTextblock) return false;
            event.preventDefault();
            tr.insert(doc.content.size, schema.node('paragraph'));
            view.dispatch(tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView());
            view.focus();
            return true;
          },
        },
      },
    }),
  ],
});
