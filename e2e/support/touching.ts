import type { Page } from '@playwright/test';

/* Words of two things on one line with nothing between them: « Livret d’accueilBrouillon ». */
const touching = () => {
  type Piece = { text: string; parent: Element; first: DOMRect; last: DOMRect };
  const pieceOf = (node: Node): Piece[] => {
    const [text, parent] = [node.textContent ?? '', node.parentElement];
    const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!(text.trim() && parent && isSeen) || parent.closest('sup, sub, [contenteditable]')) return [];
    /* One pixel is for screen readers alone. */
    if (parent.clientWidth <= 1 && parent.clientHeight <= 1 && getComputedStyle(parent).position === 'absolute')
      return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const [first, last] = [boxes[0], boxes.at(-1)];
    return first && last ? [{ text, parent, first, last }] : [];
  };
  const areGlued = (before: Piece, after: Piece) => {
    const overlap = Math.min(before.last.bottom, after.first.bottom) - Math.max(before.last.top, after.first.top);
    const gap = after.first.left - before.last.right;
    const meet = /[\p{L}\p{N}]$/u.test(before.text) && /^[\p{L}\p{N}]/u.test(after.text);
    return before.parent !== after.parent && meet && overlap > 6 && gap > -0.5 && gap < 2;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  while (walker.nextNode()) pieces.push(...pieceOf(walker.currentNode));
  return pieces.flatMap((after, index) => {
    const before = pieces[index - 1];
    return before && areGlued(before, after) ? [`${before.text.slice(-30)}|${after.text.slice(0, 30)}`] : [];
  });
};

export const touchingWords = (page: Page) => page.evaluate(touching);
