type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The nearest place where a box is whole on the screen; one that is too big keeps its top left corner. */
export const keepInViewport = (wanted: Point, box: Size, viewport: Size): Point => ({
  x: Math.max(0, Math.min(wanted.x, viewport.width - box.width)),
  y: Math.max(0, Math.min(wanted.y, viewport.height - box.height)),
});
