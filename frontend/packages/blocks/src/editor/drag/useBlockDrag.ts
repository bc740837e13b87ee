import type { Editor } from '@tiptap/core';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { moveBlockTo } from '../commands/move';
import { selectBlock } from '../commands/select';
import { blockSpans } from './blockSpans';
import { showDropLine } from './DropLine';
import { dropHeight, dropIndex } from './dropIndex';

const THRESHOLD = 4;

type Drag = { from: number; y: number; to: number | undefined };

/** Dragging a block of the page by its handle: it goes before the block whose middle is below the pointer. */
export const useBlockDrag = (editor: Editor, line: RefObject<HTMLDivElement | null>) => {
  const drag = useRef<Drag | null>(null);

  const end = () => {
    drag.current = null;
    showDropLine(line.current);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>, from: number) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from, y: event.clientY, to: undefined };
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!drag.current || (drag.current.to === undefined && Math.abs(clientY - drag.current.y) < THRESHOLD)) return;
      const spans = blockSpans(editor.view);
      drag.current.to = dropIndex(spans, clientY);
      showDropLine(line.current, dropHeight(spans, drag.current.to));
    },
    onPointerUp: () => {
      if (!drag.current) return;
      const { from, to } = drag.current;
      const id = editor.state.doc.maybeChild(from)?.attrs.id;
      if (to !== undefined) moveBlockTo(from, to)(editor.state, editor.view.dispatch);
      if (id) selectBlock(id)(editor.state, editor.view.dispatch);
      editor.view.focus();
      end();
    },
    onPointerCancel: end,
    isDragging: () => drag.current !== null,
  };
};
