import type { ReactNode } from 'react';

export type Column<Row, Key extends string = string> = {
  key: Key;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server can put the list in this order. */
  sortable?: boolean;
  align?: 'end' | 'center';
  /** A person may do without it: ColumnChoice offers it. */
  hideable?: boolean;
  /** Names the row: its header, what opens it, and the title of its card. One column has it. */
  primary?: boolean;
  width?: 'fit' | 'narrow' | 'wide';
};

export type Sort<Key extends string = string> = { key: Key; direction: 'asc' | 'desc' };

/** The order asked for by a click on a header: ascending first, then the other way round. */
export const nextSort = <Key extends string>(current: Sort<Key> | undefined, key: Key): Sort<Key> => ({
  key,
  direction: current?.key === key && current.direction === 'asc' ? 'desc' : 'asc',
});
