import { useEffect, useRef, useState } from 'react';

/** Whether the content is wider than its box: only then is the box worth a stop of the keyboard. */
export const useOverflow = <E extends HTMLElement>() => {
  const box = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { box, overflows };
};
