import { type RefObject, useEffect } from 'react';
import { bringIntoView } from './bringIntoView';

const mark = 'data-highlighted';

/** Frames a block of what is drawn in a box, and brings it into sight. */
export const useHighlight = (box: RefObject<HTMLElement | null>, block: string | undefined) => {
  useEffect(() => {
    const view = box.current;
    const target = block === undefined ? undefined : view?.querySelector(`#${CSS.escape(block)}`);
    if (!(view && target)) return;
    bringIntoView(view, target, 0.3);
    target.setAttribute(mark, '');
    return () => target.removeAttribute(mark);
  }, [box, block]);
};
