import { make } from '../device/make';
import { type Point, withPoint, writeDrawing } from './drawing';
import { words } from './locales/words';

const WIDE = 999;

/** A frame to sign in. */
export const makePad = () => {
  const canvas = make('canvas', 'lvp-pad');
  const clear = Object.assign(make('button', 'lvp-link', words().clear), { type: 'button' as const });
  let strokes: Point[][] = [];
  canvas.role = 'img';
  canvas.ariaLabel = words().signature;

  const redraw = () => {
    const pen = canvas.getContext('2d');
    const { clientWidth, clientHeight } = canvas;
    if (!pen || clientWidth === 0) return;
    const scale = devicePixelRatio;
    canvas.width = clientWidth * scale;
    canvas.height = clientHeight * scale;
    pen.scale((clientWidth * scale) / WIDE, (clientWidth * scale) / WIDE);
    pen.strokeStyle = getComputedStyle(canvas).color;
    pen.lineWidth = (2.5 * WIDE) / clientWidth;
    pen.lineCap = pen.lineJoin = 'round';
    for (const [first, ...rest] of strokes) {
      if (!first) continue;
      pen.beginPath();
      pen.moveTo(...first);
      for (const point of rest.length > 0 ? rest : [first]) pen.lineTo(...point);
      pen.stroke();
    }
  };

  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width } = canvas.getBoundingClientRect();
    const inside = (value: number) => Math.min(WIDE, Math.max(0, Math.round((value * WIDE) / width)));
    return [inside(clientX - left), inside(clientY - top)];
  };

  canvas.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    strokes.push([pointAt(event)]);
    redraw();
  });
  canvas.addEventListener('pointermove', (event) => {
    const stroke = strokes.at(-1);
    if (!(canvas.hasPointerCapture(event.pointerId) && stroke)) return;
    strokes = [...strokes.slice(0, -1), withPoint(stroke, pointAt(event))];
    redraw();
  });
  clear.addEventListener('click', () => {
    strokes = [];
    redraw();
  });
  new ResizeObserver(redraw).observe(canvas);
  return { canvas, clear, written: () => writeDrawing(strokes) };
};
