import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { safeUrl } from '../../document/safeUrl';
import { cleanHtml } from './cleanHtml';
import { cleanSlice } from './cleanSlice';

/** An address pasted over words makes them a link. */
const linkWords = (view: EditorView, pasted: string) => {
  const href = safeUrl(pasted.trim());
  const { selection, schema, tr } = view.state;
  const { link } = schema.marks;
  if (!(href && link) || selection.empty || !selection.$from.sameParent(selection.$to)) return false;
  view.dispatch(tr.addMark(selection.from, selection.to, link.create({ href })));
  return true;
};

export type PasteOptions = { onFiles?: ((files: File[]) => void) | undefined };

/** Whatever comes from outside, by paste or by drop, comes in clean; files go to whoever stores them. */
export const pasteCleaner = Extension.create<PasteOptions>({
  name: 'pasteCleaner',
  addOptions: () => ({ onFiles: undefined }),
  addProseMirrorPlugins() {
    const takeFiles = (data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      const isFilesOnly = files.length > 0 && !data?.getData('text/html');
      if (isFilesOnly) this.options.onFiles?.(files);
      return isFilesOnly;
    };
    return [
      new Plugin({
        props: {
          transformPastedHTML: cleanHtml,
          transformPasted: cleanSlice,
          handlePaste: (view, { clipboardData }) =>
            takeFiles(clipboardData) || linkWords(view, clipboardData?.getData('text/plain') ?? ''),
          handleDrop: (_, { dataTransfer }) => takeFiles(dataTransfer),
        },
      }),
    ];
  },
});
