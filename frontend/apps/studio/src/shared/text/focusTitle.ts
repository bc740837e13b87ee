/** Start reading at the title again: the button that was pressed may go with what it did. */
export const focusTitle = () => void requestAnimationFrame(() => document.querySelector('h1')?.focus());
