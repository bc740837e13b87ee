import { type PointerEvent, useRef, useState } from 'react';
import { dropIndex } from '../drag/dropIndex';
import type { Line } from './grid';
import type { Span } from './useTableLayout';

const THRESHOLD = 4;

type Drag = { from: number; at: number; moved: boolean; to: number };

type Options = {
  line: Line;
  spans: readonly Span[];
  /** Where the frame begins in the window. */
  origin: () => number;
  onMove: (from: number, to: number) => void;
  onPress: (index: number, handle: HTMLElement) => void;
};

/** A handle that is dragged moves its row or its column; one that is only pressed opens its menu. */
export const useLineDrag = ({ line, spans, origin, onMove, onPress }: Options) => {
  const drag = useRef<Drag | null>(null);
  /** Before which line it would be let go. */
  const [target, setTarget] = useState<number>();
  const along = ({ clientX, clientY }: PointerEvent) => (line === 'row' ? clientY : clientX);
  const end = () => {
    drag.current = null;
    setTarget(undefined);
  };
  const handlers = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { from: index, at: along(event), moved: false, to: index };
    },
    onPointerMove: (event: PointerEvent) => {
      const now = drag.current;
      if (!now || (!now.moved && Math.abs(along(event) - now.at) < THRESHOLD)) return;
      now.moved = true;
      const heights = spans.map(({ start, end: bottom }) => ({ top: start, bottom }));
      now.to = dropIndex(heights, along(event) - origin());
      setTarget(now.to);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      end();
      if (!now) return;
      if (!now.moved) return onPress(index, event.currentTarget);
      /* What stands after it closes up once it has left. */
      onMove(now.from, now.to > now.from ? now.to - 1 : now.to);
    },
    onPointerCancel: end,
  });
  return { handlers, target };
};
