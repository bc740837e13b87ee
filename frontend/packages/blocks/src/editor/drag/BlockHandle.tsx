import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLabels } from '../labelsContext';
import { blockAt, blockSpans } from './blockSpans';
import { useBlockDrag } from './useBlockDrag';

type Props = { editor: Editor; frame: RefObject<HTMLElement | null>; line: RefObject<HTMLDivElement | null> };

/** The handle beside the block under the pointer. For the pointer only: keys move blocks without it. */
export const BlockHandle = ({ editor, frame, line }: Props) => {
  const { handle: label } = useLabels();
  const handle = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState<number>();
  const { isDragging, onPointerDown, ...drag } = useBlockDrag(editor, line);

  useEffect(() => {
    const area = frame.current;
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      if (isDragging()) return;
      const at = blockAt(editor.view, clientY);
      const top = at === undefined ? undefined : blockSpans(editor.view)[at]?.top;
      if (top !== undefined && area && handle.current)
        handle.current.style.setProperty('top', `${top - area.getBoundingClientRect().top}px`);
      if (at !== undefined) setIndex(at);
    };
    area?.addEventListener('pointermove', follow);
    return () => area?.removeEventListener('pointermove', follow);
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
      <span aria-hidden="true">⠿</span>
    </button>
  );
};
