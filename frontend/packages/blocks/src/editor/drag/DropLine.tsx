import type { RefObject } from 'react';

/** Shows where a block will go. */
export const DropLine = ({ line }: { line: RefObject<HTMLDivElement | null> }) => (
  <div ref={line} className="lve-drop-line" hidden />
);

/** Shows the line at this height of the window, inside its frame; nowhere hides it. */
export const showDropLine = (line: HTMLElement | null, y?: number) => {
  if (!line) return;
  line.hidden = y === undefined;
  const top = line.offsetParent?.getBoundingClientRect().top ?? 0;
  if (y !== undefined) line.style.setProperty('top', `${y - top}px`);
};
