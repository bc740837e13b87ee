import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { findingOf } from '../find/finder';
import type { CanvasHandle } from './handle';
import { selectedIn } from './selected';

/**
 * A canvas from outside: give `ref` to `<Canvas>`, ask `canvas` for changes, and show the rest. The component is drawn
 * again only when what is returned changes, not on every key.
 */
export const useCanvas = () => {
  const [canvas, ref] = useState<CanvasHandle | null>(null);
  const state = useEditorState({
    editor: canvas?.editor ?? null,
    selector: ({ editor }) =>
      editor && {
        canUndo: undoDepth(editor.state) > 0,
        canRedo: redoDepth(editor.state) > 0,
        selected: selectedIn(editor.state),
        finding: findingOf(editor.state),
      },
  });
  return { ref, canvas, canUndo: false, canRedo: false, selected: null, finding: null, ...state };
};
