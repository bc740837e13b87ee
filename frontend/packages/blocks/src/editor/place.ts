export type Anchor = { left: number; top: number; bottom: number };
type Size = { width: number; height: number };
type Area = { left: number; top: number; right: number; bottom: number };

const GAP = 8;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Where something floating goes: on the wanted side of the anchor, or on the other where there is room; inside the area. */
export const placeBeside = (anchor: Anchor, size: Size, area: Area, wanted: 'above' | 'below') => {
  const above = anchor.top - GAP - size.height;
  const below = anchor.bottom + GAP;
  const fitsAbove = above >= area.top + GAP;
  const fitsBelow = below + size.height <= area.bottom - GAP;
  const goesAbove = wanted === 'above' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  return {
    left: between(anchor.left, area.left + GAP, area.right - GAP - size.width),
    top: between(goesAbove ? above : below, area.top + GAP, area.bottom - GAP - size.height),
  };
};

const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** What is seen of the page: its own scrolling area, as far as it is inside the window. */
const areaAround = (element: Element): Area => {
  let around = element.parentElement;
  while (around && !scrolls(around)) around = around.parentElement;
  const seen = around?.getBoundingClientRect();
  return {
    left: Math.max(seen?.left ?? 0, 0),
    top: Math.max(seen?.top ?? 0, 0),
    right: Math.min(seen?.right ?? window.innerWidth, window.innerWidth),
    bottom: Math.min(seen?.bottom ?? window.innerHeight, window.innerHeight),
  };
};

/** Moves an element there. It goes through the style object: a style attribute would be refused. */
export const moveTo = (element: HTMLElement, anchor: Anchor, wanted: 'above' | 'below') => {
  const area = areaAround(element);
  element.style.setProperty('max-inline-size', `${area.right - area.left - 2 * GAP}px`);
  const { left, top } = placeBeside(anchor, element.getBoundingClientRect(), area, wanted);
  element.style.setProperty('left', `${left}px`);
  element.style.setProperty('top', `${top}px`);
};
