const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [contenteditable="true"], [tabindex]';

const enter = (region: Element) => region.querySelector<HTMLElement>(reachable)?.focus();

/** F6: from one part of the screen to the next, around the last one. */
export const goToRegion = (direction: -1 | 1) => {
  const regions = [...document.querySelectorAll('[data-region]')].filter((region) => region.querySelector(reachable));
  const here = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(here + direction + regions.length) % regions.length];
  if (next) enter(next);
};

/** To what is written in the window: its name. */
export const focusName = () => document.querySelector<HTMLElement>('[data-region="top"] h1')?.focus();
