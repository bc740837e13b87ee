import type { Editor } from '@tiptap/core';
import { type RefObject, useLayoutEffect } from 'react';
import { type Anchor, moveTo } from './place';

/** Keeps something floating beside a place of the text, also while the page scrolls under it. */
export const useFloating = (
  floating: RefObject<HTMLElement | null>,
  editor: Editor,
  place: number | (() => Anchor) | undefined,
  side: 'above' | 'below',
) => {
  useLayoutEffect(() => {
    if (place === undefined) return;
    const anchor = () => {
      if (typeof place === 'function') return place();
      return place <= editor.state.doc.content.size ? editor.view.coordsAtPos(place) : undefined;
    };
    const follow = () => {
      const at = anchor();
      if (floating.current && at) moveTo(floating.current, at, side);
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
