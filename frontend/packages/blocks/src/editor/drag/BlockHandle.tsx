import { IconGripVertical } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLabels } from '../labelsContext';
import { blockAt, blockSpans } from './blockSpans';
import { useBlockDrag } from './useBlockDrag';

type Props = { editor: Editor; frame: RefObject<HTMLElement | null>; line: RefObject<HTMLDivElement | null> };

const [SIZE, FIRST_LINE] = [28, 40];

/** The handle beside a block: the one under the pointer, or the one that one writes in since. For the pointer only: keys move blocks without it. */
export const BlockHandle = ({ editor, frame, line }: Props) => {
  const { handle: label } = useLabels();
  const handle = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState<number>();
  const { isDragging, onPointerDown, ...drag } = useBlockDrag(editor, line);

  useEffect(() => {
    const area = frame.current;
    let asked = 0;
    const show = (at: number | undefined) => {
      const span = at === undefined ? undefined : blockSpans(editor.view)[at];
      if (!(span && area)) return;
      /* In the middle of the first line, however tall the block is. */
      const inside = (Math.min(span.bottom - span.top, FIRST_LINE) - SIZE) / 2;
      handle.current?.style.setProperty('top', `${span.top - area.getBoundingClientRect().top + inside}px`);
      setIndex(at);
    };
    const ask = (find: () => number | undefined) => {
      if (isDragging()) return;
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => show(find()));
    };
    /* A browser also tells of a pointer that stands still when the page moves under it. */
    let last = -1;
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      if (clientY === last) return;
      last = clientY;
      ask(() => blockAt(editor.view, clientY));
    };
    const stay = () => ask(() => editor.state.selection.$from.index(0));
    area?.addEventListener('pointermove', follow);
    editor.on('selectionUpdate', stay);
    editor.on('update', stay);
    return () => {
      cancelAnimationFrame(asked);
      area?.removeEventListener('pointermove', follow);
      editor.off('selectionUpdate', stay);
      editor.off('update', stay);
    };
  }, [editor, frame, isDragging]);

  return (
    <button
      ref={handle}
      type="button"
      className="lve-handle"
      aria-label={label}
      title={label}
      tabIndex={-1}
      hidden={index === undefined}
      onPointerDown={(event) => index !== undefined && onPointerDown(event, index)}
      {...drag}
    >
      <IconGripVertical size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
};
