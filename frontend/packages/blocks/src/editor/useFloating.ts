import type { Editor } from '@tiptap/core';
import { type RefObject, useLayoutEffect } from 'react';
import { moveTo } from './place';

/** Keeps something floating beside a position of the text, also while the page scrolls under it. */
export const useFloating = (
  floating: RefObject<HTMLElement | null>,
  editor: Editor,
  pos: number | undefined,
  side: 'above' | 'below',
) => {
  useLayoutEffect(() => {
    if (pos === undefined) return;
    const follow = () => {
      if (floating.current && pos <= editor.state.doc.content.size)
        moveTo(floating.current, editor.view.coordsAtPos(pos), side);
    };
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  });
};
