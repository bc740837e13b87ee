import type { ReactNode } from 'react';
import { RowButton } from './RowButton';
import { roles } from './roles';
import type { RowAction } from './rowOptions';
import classes from './TableRow.module.css';

type Props<Row> = {
  id: string;
  row: Row;
  rowAction: RowAction<Row> | undefined;
  active: boolean;
  children: ReactNode;
};

/** The header of a row, and where the keyboard opens it. */
export const PrimaryCell = <Row,>({ id, row, rowAction, active, children }: Props<Row>) => (
  <th {...roles.rowHeader} id={id} className={classes.cell} data-part="primary">
    {rowAction?.link?.(row, children)}
    {rowAction?.onOpen && (
      <RowButton aria-current={active || undefined} onClick={() => rowAction.onOpen(row)}>
        {children}
      </RowButton>
    )}
    {!rowAction && children}
  </th>
);
