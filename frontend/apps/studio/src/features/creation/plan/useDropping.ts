import { type DragEvent, useState } from 'react';

/** Something on its way over a list: what it is called, and before which line it would fall. */
type Dragged = { id: string; title: string; from: 'list' | 'shelf' };

const type = 'application/x-livretier-line';

const halfOf = ({ currentTarget, clientY }: DragEvent) => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 0 : 1;
};

/** Dragging lines within a list, or onto it from elsewhere. The keyboard has `useOrder`. */
export const useDropping = (drop: (dragged: Dragged, index: number) => void) => {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const allow = (event: DragEvent) => {
    if (!dragged) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = dragged.from === 'list' ? 'move' : 'copy';
  };
  return {
    dragged,
    over: dragged === null ? null : over,
    /** Of what can be dragged. */
    source: (thing: Dragged) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = thing.from === 'list' ? 'move' : 'copy';
        event.dataTransfer.setData(type, thing.id);
        /* Drawn once the browser has taken its picture of it. */
        setTimeout(() => setDragged(thing));
      },
      onDragEnd: end,
    }),
    /** Of each line: the half that the pointer is on says before or behind it. */
    line: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        allow(event);
        if (dragged) setOver(index + halfOf(event));
      },
    }),
    /** Of the list around them. */
    target: (lines: number) => ({
      onDragOver: (event: DragEvent) => {
        allow(event);
        if (dragged && over === null) setOver(lines);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged) drop(dragged, over ?? lines);
        end();
      },
    }),
  };
};
