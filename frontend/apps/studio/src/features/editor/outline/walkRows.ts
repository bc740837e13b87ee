import type { KeyboardEvent } from 'react';

const steps: Record<string, (here: number, last: number) => number> = {
  ArrowUp: (here) => here - 1,
  ArrowDown: (here) => here + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The arrows go from line to line of the outline, whatever holds them. */
export const walkRows = (event: KeyboardEvent) => {
  const step = steps[event.key];
  if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const here = rows.indexOf(event.target as HTMLElement);
  const next = here < 0 ? undefined : rows[step(here, rows.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const focus = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();

/** To a line of the outline; in a moment, where it has to be drawn first. */
export const focusRow = (id: string, when: 'now' | 'drawn' = 'now') =>
  when === 'now' ? focus(id) : void requestAnimationFrame(() => focus(id));
