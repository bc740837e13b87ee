import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useState } from 'react';
import { placeOf } from '../commands/places';

/** Where a row or a column begins and ends, in the frame of the canvas; `hidden` when its table is slid away from it. */
export type Span = { start: number; end: number; hidden: boolean };

export type TableLayout = { rows: Span[]; columns: Span[]; left: number; right: number; top: number; bottom: number };

const elementOf = ({ state, view }: Editor, id: string) => {
  const place = placeOf(state.doc, id);
  const element = place && view.nodeDOM(place.pos);
  return element instanceof HTMLElement ? element : undefined;
};

const measure = (section: HTMLElement, frame: HTMLElement): TableLayout | undefined => {
  const rows = [...section.querySelectorAll('tr')];
  const [first] = rows;
  if (!first) return undefined;
  const origin = frame.getBoundingClientRect();
  const seen = section.getBoundingClientRect();
  const grid = first.getBoundingClientRect();
  const across = rows.map((row) => row.getBoundingClientRect());
  return {
    rows: across.map(({ top, bottom }) => ({ start: top - origin.top, end: bottom - origin.top, hidden: false })),
    columns: [...first.children].map((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      const middle = (left + right) / 2;
      const hidden = middle < seen.left || middle > seen.right;
      return { start: left - origin.left, end: right - origin.left, hidden };
    }),
    left: seen.left - origin.left,
    right: seen.right - origin.left,
    top: grid.top - origin.top,
    bottom: (across.at(-1)?.bottom ?? grid.bottom) - origin.top,
  };
};

/** Where the rows and the columns of a table stand, for as long as one works in it. */
export const useTableLayout = (editor: Editor, frame: RefObject<HTMLElement | null>, id: string | undefined) => {
  const [layout, setLayout] = useState<{ id: string; of: TableLayout }>();
  useEffect(() => {
    if (id === undefined) return;
    let asked = 0;
    let known = '';
    const look = () => {
      asked = 0;
      const section = elementOf(editor, id);
      const of = section && frame.current ? measure(section, frame.current) : undefined;
      const said = JSON.stringify(of);
      if (said === known) return;
      known = said;
      setLayout(of && { id, of });
    };
    /* Once a frame, when the browser is about to lay the page out anyway. */
    const ask = () => {
      asked ||= requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(ask);
    const section = elementOf(editor, id);
    if (section) sizes.observe(section);
    if (frame.current) sizes.observe(frame.current);
    editor.on('update', ask);
    window.addEventListener('scroll', ask, { capture: true, passive: true });
    ask();
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      editor.off('update', ask);
      window.removeEventListener('scroll', ask, { capture: true });
    };
  }, [editor, frame, id]);
  return layout?.id === id ? layout?.of : undefined;
};
