import { type RefObject, useEffect, useState } from 'react';
import { focusableIn } from './focusable';

/** Whether an element holds more than it shows and nothing that the Tab key visits: then it is visited itself, and slid. */
export const useSlides = (element: RefObject<HTMLElement | null>) => {
  const [slides, setSlides] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() =>
      setSlides(box.scrollHeight > box.clientHeight && focusableIn(box).length === 0),
    );
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [element]);
  return slides;
};
