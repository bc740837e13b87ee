type Box = { left: number; top: number; bottom: number };
type Size = { width: number; height: number };

const GAP = 8;

const within = (value: number, max: number) => Math.max(GAP, Math.min(value, max - GAP));

/** Where something floating goes, in the window: on the wanted side of the anchor, or on the other where there is room. */
export const placeBeside = (anchor: Box, size: Size, screen: Size, wanted: 'above' | 'below') => {
  const above = anchor.top - GAP - size.height;
  const below = anchor.bottom + GAP;
  const fitsAbove = above >= GAP;
  const fitsBelow = below + size.height <= screen.height - GAP;
  const goesAbove = wanted === 'above' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  return {
    left: within(anchor.left, screen.width - size.width),
    top: within(goesAbove ? above : below, screen.height - size.height),
  };
};

/** Moves an element there. The position goes through the style object: a style attribute would be refused. */
export const moveTo = (element: HTMLElement, anchor: Box, wanted: 'above' | 'below') => {
  const { width, height } = element.getBoundingClientRect();
  const screen = { width: window.innerWidth, height: window.innerHeight };
  const { left, top } = placeBeside(anchor, { width, height }, screen, wanted);
  element.style.setProperty('left', `${left}px`);
  element.style.setProperty('top', `${top}px`);
};
