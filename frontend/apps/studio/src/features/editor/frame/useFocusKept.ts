import { useEffect, useRef } from 'react';

/** A heading that takes the focus when what had it is gone: where a panel covers the page, one closes the other. */
export const useFocusKept = <Element extends HTMLElement>() => {
  const heading = useRef<Element>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return heading;
};
