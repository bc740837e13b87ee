import type { Place } from '@livretier/booklet';
import { type RefObject, useEffect } from 'react';
import { bringIntoView } from './bringIntoView';

/** Another screen begins at its top; a page that stands under others, at its own title. */
export const useBeginning = (box: RefObject<HTMLElement | null>, place: Place, device: string) => {
  const page = place.screen === 'page' ? place.page : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown, and wherever
  useEffect(() => {
    const view = box.current;
    if (!view) return;
    view.scrollTop = 0;
    const topic = page && view.querySelector(`#page-${CSS.escape(page)}:not(:first-of-type)`);
    if (topic) bringIntoView(view, topic, 0.05);
  }, [box, place.screen, page, device]);
};
