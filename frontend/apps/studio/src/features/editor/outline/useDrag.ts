import { type DragEvent, useState } from 'react';

type Kind = 'page' | 'chapter';
/** Between which lines: those of a chapter, or the chapters themselves. */
type Place = { list: string | undefined; index: number };
export type Mark = 'before' | 'after' | 'into' | undefined;

/** The list of the chapters themselves. */
export const plan = 'plan';

const typeOf = (kind: Kind) => `application/x-livretier-${kind}`;

const halfOf = ({ currentTarget, clientY }: DragEvent) => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 0 : 1;
};

/** Lines that are dragged with the mouse: what is held, and where it would fall. */
export const useDrag = (onDrop: (kind: Kind, id: string, place: Place) => void) => {
  const [held, setHeld] = useState<{ kind: Kind; id: string } | null>(null);
  const [over, setOver] = useState<Place | null>(null);
  const end = () => {
    setHeld(null);
    setOver(null);
  };
  return {
    held: held?.kind,
    end,
    start: (event: DragEvent, kind: Kind, id: string) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData(typeOf(kind), id);
      setHeld({ kind, id });
    },
    /** The upper half of a line is before it, the lower one behind. */
    hover: (event: DragEvent, kind: Kind, { list, index }: Place, whole = false) => {
      if (!event.dataTransfer.types.includes(typeOf(kind))) return;
      event.preventDefault();
      event.stopPropagation();
      setOver({ list, index: index + (whole ? 0 : halfOf(event)) });
    },
    drop: (event: DragEvent) => {
      if (!(held && over)) return;
      event.preventDefault();
      onDrop(held.kind, held.id, over);
      end();
    },
    markOf: (list: string | undefined, index: number, count: number): Mark => {
      if (!held || over?.list !== list) return undefined;
      if (over?.index === index) return 'before';
      return over?.index === count && index === count - 1 ? 'after' : undefined;
    },
    isOver: (list: string) => held?.kind === 'page' && over?.list === list,
  };
};

export type Drag = ReturnType<typeof useDrag>;
