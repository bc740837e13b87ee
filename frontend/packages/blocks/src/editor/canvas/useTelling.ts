import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef } from 'react';
import type { Document } from '../../document/document';
import { readDocument } from '../model/fromEditor';

/* Long enough to stay out of the way of typing, short enough to lose nothing. */
const QUIET = 100;

/** Tells of changes shortly after they are made, and at once when the page is left. */
export const useTelling = (editor: Editor | null, onChange: (document: Document) => void) => {
  const tell = useRef(onChange);
  tell.current = onChange;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(new WeakSet<Document>());

  const flush = useCallback(() => {
    if (timer.current === undefined || !editor) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const document = readDocument(editor.state.doc);
    told.current.add(document);
    tell.current(document);
  }, [editor]);

  useEffect(() => {
    const wait = ({ transaction }: { transaction: { docChanged: boolean; getMeta: (key: string) => unknown } }) => {
      if (transaction.docChanged && !transaction.getMeta('external')) timer.current ??= setTimeout(flush, QUIET);
    };
    editor?.on('transaction', wait);
    window.addEventListener('pagehide', flush);
    return () => {
      editor?.off('transaction', wait);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [editor, flush]);

  return { flush, wasTold: useCallback((document: Document) => told.current.has(document), []) };
};
