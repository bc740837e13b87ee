import { IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CanvasHandle } from '../canvas/handle';
import { useLabels } from '../labelsContext';
import { blockSpans } from './blockSpans';
import { dropHeight, gapAt } from './dropIndex';

type Props = { canvas: CanvasHandle; frame: RefObject<HTMLElement | null> };

/** The line between two blocks under the pointer: its button starts a new block there, and offers which. */
export const InsertLine = ({ canvas, frame }: Props) => {
  const { insert: label } = useLabels();
  const line = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState<number>();

  useEffect(() => {
    const area = frame.current;
    let asked = 0;
    const hide = () => setIndex(undefined);
    const look = (y: number) => {
      asked = 0;
      const spans = blockSpans(canvas.editor.view);
      const at = gapAt(spans, y);
      setIndex(at);
      if (at === undefined || !area) return;
      line.current?.style.setProperty('top', `${dropHeight(spans, at) - area.getBoundingClientRect().top}px`);
    };
    /* Once a frame; and what is dragged has a line of its own. */
    const follow = ({ clientY, buttons, target }: PointerEvent) => {
      if (buttons !== 0) return hide();
      if (line.current?.contains(target as Node)) return;
      asked ||= requestAnimationFrame(() => look(clientY));
    };
    area?.addEventListener('pointermove', follow);
    area?.addEventListener('pointerleave', hide);
    area?.addEventListener('keydown', hide);
    return () => {
      cancelAnimationFrame(asked);
      area?.removeEventListener('pointermove', follow);
      area?.removeEventListener('pointerleave', hide);
      area?.removeEventListener('keydown', hide);
    };
  }, [canvas, frame]);

  return (
    <div ref={line} className="lve-insert" hidden={index === undefined}>
      <button
        type="button"
        aria-label={label}
        title={label}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (index !== undefined) canvas.offerBlocksAt(index);
          setIndex(undefined);
        }}
      >
        <IconPlus size={16} stroke={2} aria-hidden="true" />
      </button>
    </div>
  );
};
