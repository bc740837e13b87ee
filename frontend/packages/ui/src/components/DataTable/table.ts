import type { ReactNode } from 'react';

/* A browser forgets that a table is a table once CSS displays it otherwise, as cards do: the roles are written out. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

export type Selected = ReadonlySet<string>;

export type Selection = { selected: Selected; onSelect: (selected: Selected) => void };

/** How much of the rows on screen is selected; rows of other pages do not count. */
export const extentOf = (selected: Selected, keys: readonly string[]) => {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
};

/** The selection with these rows in or out; the others stay as they are. */
export const withRows = (selected: Selected, keys: readonly string[], wanted: boolean): Selected =>
  new Set(wanted ? [...selected, ...keys] : [...selected].filter((key) => !keys.includes(key)));

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
