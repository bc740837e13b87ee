import type { Page } from '@playwright/test';

/* What has the focus, if something around it hides a side of its ring. */
const cutSide = () => {
  /* How far the ring of a style reaches beyond its box: by an outline, or by a shadow without blur. */
  const reachOf = ({ outlineStyle, outlineWidth, outlineOffset, boxShadow }: CSSStyleDeclaration) => {
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const spreads = boxShadow
      .split(/,(?![^(]*\))/)
      .filter((shadow) => / 0px [\d.]+px$/.test(shadow))
      .map((shadow) => Number.parseFloat(shadow.trim().split(' ').at(-1) ?? ''));
    return Math.max(outline, ...spreads);
  };
  /* On one axis: what is whole without its ring and cut with it. */
  const cuts = (from: number, to: number, hole: number, size: number, reach: number) =>
    (from >= hole && from - reach < hole - 0.6) || (to <= hole + size && to + reach > hole + size + 0.6);
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const style = getComputedStyle(element);
  const [reach, box] = [reachOf(style), element.getBoundingClientRect()];
  /* What is not drawn itself has its ring elsewhere. */
  if (reach <= 0 || box.width < 4 || style.opacity === '0' || style.position === 'fixed') return null;
  const around = (inner: Element): Element[] => {
    const outer = inner.parentElement;
    if (!outer || outer === document.body) return [];
    return getComputedStyle(outer).position === 'fixed' ? [outer] : [outer, ...around(outer)];
  };
  const guilty = around(element).find((outer) => {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const hole = outer.getBoundingClientRect();
    const [left, top] = [hole.left + outer.clientLeft, hole.top + outer.clientTop];
    return (
      (overflowX !== 'visible' && cuts(box.left, box.right, left, outer.clientWidth, reach)) ||
      (overflowY !== 'visible' && cuts(box.top, box.bottom, top, outer.clientHeight, reach))
    );
  });
  return guilty ? `${element.outerHTML.slice(0, 110)} is cut by ${guilty.outerHTML.slice(0, 70)}` : null;
};

/** Goes by Tab through what can have the focus, and tells which rings are not drawn whole. */
export const cutRings = async (page: Page, steps: number) => {
  const found = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const cut = await page.evaluate(cutSide);
    if (cut) found.add(cut);
  }
  return [...found];
};
