import { type RefObject, useEffect } from 'react';
import { focusableIn } from './focusable';

/** A row of a menu disappears with it: the button that opened the menu stands for it. */
const lasting = (element: Element | null) => {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (opener && document.getElementById(opener)) || element;
};

/** Focus enters on the default choice, and goes back to where it was unless it went elsewhere meanwhile. */
export const useDialogFocus = (box: RefObject<HTMLElement | null>, opened: boolean) => {
  useEffect(() => {
    const element = box.current;
    if (!(element && opened)) return;
    const before = lasting(document.activeElement);
    /* After the effects of a menu that closes at the same moment: it would take the focus back. */
    const timer = setTimeout(() => {
      const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? focusableIn(element)[0] ?? element;
      first.focus({ preventScroll: true });
    });
    return () => {
      clearTimeout(timer);
      const now = document.activeElement;
      const free = now === document.body || element.contains(now);
      if (free && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [box, opened]);
};
