import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { Document } from '../../document/document';
import { repairIds } from '../ids/repairIds';
import { toEditor } from '../model/toEditor';

/** The smallest replacement that makes one page into the other, so that the caret stays where it was. */
const replaceChanged = (tr: Transaction, next: Node) => {
  const start = tr.doc.content.findDiffStart(next.content);
  const end = tr.doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return tr;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
};

const replaceAll = (tr: Transaction, next: Node) => tr.replaceWith(0, tr.doc.content.size, next.content);

/** Shows another state of the page, for example after a merge; it cannot be undone by the author. */
export const replaceDocument = (editor: Editor, document: Document) => {
  const { state, view } = editor;
  const next = state.schema.nodeFromJSON(repairIds(toEditor(document)));
  next.check();
  let tr = state.tr;
  try {
    tr = replaceChanged(tr, next);
  } catch {
    tr = state.tr;
  }
  if (!tr.doc.eq(next)) tr = replaceAll(state.tr, next);
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false).setMeta('external', true));
};
