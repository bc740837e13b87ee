import type { MouseEvent } from 'react';
import { opener } from './RowLink';

const pressable = 'a, button, input, label, select, textarea, [role="menu"]';

/** A click on the row presses its opener, unless it meant something else: another control, or a text being selected. */
export const openRow = (event: MouseEvent<HTMLTableRowElement>) => {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || target.closest(pressable) || getSelection()?.type === 'Range') return;
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  currentTarget.querySelector(`[${opener}]`)?.dispatchEvent(click);
};
