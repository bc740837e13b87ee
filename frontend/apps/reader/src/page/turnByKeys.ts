const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, audio, video, summary, [tabindex]') !== null;

/** Left and right turn the pages, as in the direction of reading. */
export const turnByKeys = () =>
  document.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented || isWriting(target)) return;
    const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const rel = { [forward]: 'next', [back]: 'prev' }[key];
    if (rel) document.querySelector<HTMLAnchorElement>(`a[rel="${rel}"][href]`)?.click();
  });
