import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { safeUrl } from '../../document/safeUrl';
import { blockSpans } from '../drag/blockSpans';
import { dropIndex } from '../drag/dropIndex';
import { readPaste } from './cleanHtml';
import { cleanSlice } from './cleanSlice';
import type { Beside, Pictures } from './pictures';

/** An address pasted over words makes them a link. */
const linkWords = (view: EditorView, pasted: string) => {
  const href = safeUrl(pasted.trim());
  const { selection, schema, tr } = view.state;
  const { link } = schema.marks;
  if (!(href && link) || selection.empty || !selection.$from.sameParent(selection.$to)) return false;
  view.dispatch(tr.addMark(selection.from, selection.to, link.create({ href })));
  return true;
};

export type PasteOptions = {
  /** Files that were pasted, or dropped before the block of this index. */
  onFiles?: ((files: File[], index?: number) => void) | undefined;
  /** Pictures that came with a text: their blocks wait on the page. */
  onPictures?: ((pictures: Pictures) => void) | undefined;
};

/** Whatever comes from outside, by paste or by drop, comes in clean; files go to whoever stores them. */
export const pasteCleaner = Extension.create<PasteOptions>({
  name: 'pasteCleaner',
  addOptions: () => ({ onFiles: undefined, onPictures: undefined }),
  addProseMirrorPlugins() {
    /* The editor cleans a text without saying what came beside it. */
    let beside: Beside = {};
    const takeFiles = (data: DataTransfer | null, index?: number) => {
      const files = [...(data?.files ?? [])];
      const isFilesOnly = files.length > 0 && !data?.getData('text/html');
      if (isFilesOnly) this.options.onFiles?.(files, index);
      return isFilesOnly;
    };
    const clean = (html: string) => {
      const { html: cleaned, pictures } = readPaste(html, beside);
      beside = {};
      /* Their blocks stand on the page once this turn is over. */
      if (pictures.taken.length + pictures.leftOut > 0) queueMicrotask(() => this.options.onPictures?.(pictures));
      return cleaned;
    };
    const remember = (data: DataTransfer | null) => {
      const hasPictures = /<img\b/i.test(data?.getData('text/html') ?? '');
      beside = { files: [...(data?.files ?? [])], rtf: (hasPictures && data?.getData('text/rtf')) || '' };
      return false;
    };
    return [
      new Plugin({
        props: {
          transformPastedHTML: clean,
          transformPasted: cleanSlice,
          handleDOMEvents: {
            paste: (_, { clipboardData }) => remember(clipboardData),
            drop: (_, { dataTransfer }) => remember(dataTransfer),
          },
          handlePaste: (view, { clipboardData }) =>
            takeFiles(clipboardData) || linkWords(view, clipboardData?.getData('text/plain') ?? ''),
          handleDrop: (view, { dataTransfer, clientY }) =>
            takeFiles(dataTransfer, dropIndex(blockSpans(view), clientY)),
        },
      }),
    ];
  },
});
