/** Where a finger went, in thousandths of the width of the frame; neither when nor how hard. */
export type Point = readonly [x: number, y: number];

/* What the register takes. */
const LONGEST = 8192;
const NEAR = 4;

const isFar = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y) >= NEAR;

/** A point more, unless the finger hardly moved. */
export const withPoint = (stroke: readonly Point[], point: Point): Point[] => {
  const last = stroke.at(-1);
  return last && !isFar(last, point) ? [...stroke] : [...stroke, point];
};

const write = (strokes: readonly (readonly Point[])[]) =>
  strokes.map((stroke) => stroke.map((point) => point.join(',')).join(' ')).join(';');

const thinner = (stroke: readonly Point[]) =>
  stroke.filter((_, index) => index % 2 === 0 || index === stroke.length - 1);

/** Strokes as the register keeps them: `1,2 3,4;5,6`. A long one loses points, never its ends. */
export const writeDrawing = (strokes: readonly (readonly Point[])[]): string => {
  const written = write(strokes);
  if (written.length <= LONGEST) return written;
  const shorter = strokes.map(thinner);
  return write(shorter).length < written.length
    ? writeDrawing(shorter)
    : written.slice(0, written.lastIndexOf(' ', LONGEST));
};
