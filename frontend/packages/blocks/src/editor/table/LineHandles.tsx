import { type RefObject, useState } from 'react';
import type { CanvasHandle } from '../canvas/handle';
import { dropHeight } from '../drag/dropIndex';
import { useLabels } from '../labelsContext';
import type { Line } from './grid';
import { LineMenu } from './LineMenu';
import type { TableShape } from './lineMenu';
import { useLineDrag } from './useLineDrag';
import type { TableLayout } from './useTableLayout';

type Props = {
  canvas: CanvasHandle;
  frame: RefObject<HTMLElement | null>;
  table: TableShape;
  layout: TableLayout;
  line: Line;
  /** The line of the caret. */
  current: number | undefined;
};

const dots = (
  <svg className="lve-dots" viewBox="0 0 14 8" aria-hidden="true">
    {[2, 7, 12].flatMap((x) => [2, 6].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1" />))}
  </svg>
);

/** The handles of the rows or of the columns, at the edge of their table. For the pointer: keys have the inspector. */
export const LineHandles = ({ canvas, frame, table, layout, line, current }: Props) => {
  const { table: labels } = useLabels();
  const [open, setOpen] = useState<{ at: number; anchor: HTMLElement }>();
  const spans = line === 'row' ? layout.rows : layout.columns;
  const { handlers, target } = useLineDrag({
    ...{ line, spans },
    origin: () => frame.current?.getBoundingClientRect()[line === 'row' ? 'top' : 'left'] ?? 0,
    onMove: (from, to) => canvas.moveLine(table.id, line, from, to),
    onPress: (at, anchor) => setOpen(open?.at === at ? undefined : { at, anchor }),
  });
  const place = (index: number) => (element: HTMLElement | null) => {
    const span = spans[index];
    if (!(element && span)) return;
    const middle = `${(span.start + span.end) / 2}px`;
    element.style.setProperty('top', line === 'row' ? middle : `${layout.top}px`);
    element.style.setProperty('left', line === 'row' ? `${layout.left}px` : middle);
  };
  const placeDrop = (element: HTMLElement | null) => {
    if (!element || target === undefined) return;
    const at = dropHeight(
      spans.map(({ start, end }) => ({ top: start, bottom: end })),
      target,
    );
    const sides = line === 'row' ? { top: at, left: layout.left } : { top: layout.top, left: at };
    const size = line === 'row' ? { width: layout.right - layout.left } : { height: layout.bottom - layout.top };
    for (const [name, value] of Object.entries({ ...sides, ...size })) element.style.setProperty(name, `${value}px`);
  };
  return (
    <>
      {spans.map((span, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a handle belongs to a place, whatever stands there
          key={index}
          ref={place(index)}
          type="button"
          className="lve-line-handle"
          data-line-of={line}
          data-current={index === current || undefined}
          hidden={span.hidden}
          tabIndex={-1}
          aria-label={`${labels[line]} ${index + 1}`}
          aria-haspopup="menu"
          aria-expanded={open?.at === index}
          {...handlers(index)}
        >
          {dots}
        </button>
      ))}
      {target !== undefined && <div ref={placeDrop} className="lve-line-drop" data-line-of={line} />}
      {open && open.at < spans.length && (
        <LineMenu {...{ canvas, table, line }} {...open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
};
