import type { KeyboardEvent } from 'react';

const CONTROLS = 'button:not(:disabled), select:not(:disabled)';

/** The arrows go from one control of a toolbar to the next. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)];
  const at = controls.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  controls[(at + step + controls.length) % controls.length]?.focus();
};
