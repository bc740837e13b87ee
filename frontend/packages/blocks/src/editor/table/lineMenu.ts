import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTableColumn,
  IconTableRow,
  IconTrash,
} from '@tabler/icons-react';
import type { CanvasHandle } from '../canvas/handle';
import type { TableLabels } from '../labels';
import { type Line, most } from './grid';

/** A table and how it is made. */
export type TableShape = { id: string; rows: number; columns: number; header: 'none' | Line | 'both' };

export type LineAct = {
  name: keyof TableLabels;
  icon: typeof IconTrash;
  run: () => boolean;
  disabled?: boolean;
  /** Whether it is on; of what is turned on and off. */
  on?: boolean;
  dangerous?: boolean;
};

const icons = {
  row: { before: IconRowInsertTop, after: IconRowInsertBottom, back: IconArrowUp, on: IconArrowDown },
  column: { before: IconColumnInsertLeft, after: IconColumnInsertRight, back: IconArrowLeft, on: IconArrowRight },
};

const names = {
  row: { before: 'rowBefore', after: 'rowAfter', back: 'rowBack', on: 'rowOn', remove: 'rowRemove' },
  column: { before: 'columnBefore', after: 'columnAfter', back: 'columnBack', on: 'columnOn', remove: 'columnRemove' },
} as const;

/** What can be done with a row or a column of a table, in groups. */
export const lineActs = (canvas: CanvasHandle, table: TableShape, line: Line, at: number): LineAct[][] => {
  const { id, header } = table;
  const count = line === 'row' ? table.rows : table.columns;
  const isFull = count >= most[line];
  const [name, icon] = [names[line], icons[line]];
  const move = (to: number) => () => canvas.moveLine(id, line, at, to);
  return [
    [
      { name: name.before, icon: icon.before, run: () => canvas.insertLine(id, line, at), disabled: isFull },
      { name: name.after, icon: icon.after, run: () => canvas.insertLine(id, line, at + 1), disabled: isFull },
    ],
    [
      { name: name.back, icon: icon.back, run: move(at - 1), disabled: at === 0 },
      { name: name.on, icon: icon.on, run: move(at + 1), disabled: at === count - 1 },
    ],
    [
      {
        ...{ name: 'headerRow', icon: IconTableRow, run: () => canvas.toggleHeader(id, 'row') },
        on: header === 'row' || header === 'both',
      },
      {
        ...{ name: 'headerColumn', icon: IconTableColumn, run: () => canvas.toggleHeader(id, 'column') },
        on: header === 'column' || header === 'both',
      },
    ],
    [
      {
        ...{ name: name.remove, icon: IconTrash, run: () => canvas.removeLine(id, line, at) },
        ...{ disabled: count === 1, dangerous: true },
      },
    ],
  ];
};
