import type { ReactNode } from 'react';
import type { Selection } from './selection';

/** A row leads to another page (the application draws a RowLink around the content), or opens beside the list. */
export type RowAction<Row> =
  | { link: (row: Row, content: ReactNode) => ReactNode; onOpen?: never }
  | {
      onOpen: (row: Row) => void;
      /** The name of its button where the primary cell alone says the same on several rows; begins with that cell. */
      label?: (row: Row) => string;
      link?: never;
    };

/** What a list lets people do with its rows. */
export type RowOptions<Row> = {
  selection?: Selection | undefined;
  rowAction?: RowAction<Row> | undefined;
  /** The row that is open beside the list. */
  activeKey?: string | undefined;
  /** What stands in the last column, each control named after its row. */
  actions?: ((row: Row) => ReactNode) | undefined;
};
