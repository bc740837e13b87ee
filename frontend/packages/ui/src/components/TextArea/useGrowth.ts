import { type RefObject, useLayoutEffect } from 'react';

const stretch = (element: HTMLTextAreaElement) => {
  const borders = element.offsetHeight - element.clientHeight;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + borders}px`;
};

/** Keeps a text area as high as its text, in browsers that do not know `field-sizing`. */
export const useGrowth = (box: RefObject<HTMLTextAreaElement | null>) => {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    const grow = () => stretch(element);
    grow();
    element.addEventListener('input', grow);
    return () => element.removeEventListener('input', grow);
  });
};
