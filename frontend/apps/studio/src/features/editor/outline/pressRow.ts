import type { KeyboardEvent } from 'react';

type Act = (() => void) | false | undefined;

type Acts = {
  onStep?: ((direction: -1 | 1) => void) | false;
  onRename?: Act;
  onRemove?: Act;
  onLeft?: Act;
  onRight?: Act;
};

/** What a key does on a line of the outline. */
export const pressRow = (event: KeyboardEvent, { onStep, onRename, onRemove, onLeft, onRight }: Acts) => {
  const plain: Record<string, Act> = { F2: onRename, Delete: onRemove, ArrowLeft: onLeft, ArrowRight: onRight };
  const moving: Record<string, Act> = onStep ? { ArrowUp: () => onStep(-1), ArrowDown: () => onStep(1) } : {};
  const act = (event.altKey ? moving : plain)[event.key];
  if (!act) return;
  event.preventDefault();
  act();
};
