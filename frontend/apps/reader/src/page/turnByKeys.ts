/* What takes the focus of a click without being a field, as the text does, needs no arrow itself. */
const USES_ARROWS = 'input, textarea, select, audio, video, summary, dialog, [tabindex]:not([tabindex="-1"])';

const isWriting = (target: EventTarget | null) => target instanceof Element && target.closest(USES_ARROWS) !== null;

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
