const selector = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[contenteditable="true"]',
  '[tabindex]',
].join();

/** What the Tab key visits inside an element, in order. */
export const focusableIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (candidate) => candidate.tabIndex >= 0 && (candidate.checkVisibility?.() ?? true),
  );
