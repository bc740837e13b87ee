import { type ReactNode, useId } from 'react';
import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './DataTable.module.css';
import { TableHead } from './TableHead';
import { type RowOptions, TableRow } from './TableRow';
import { type Column, roles, type Sort } from './table';
import { useOverflow } from './useOverflow';

const lines = [0, 1, 2, 3, 4, 5];

/** The place of the coming rows, in their own geometry; the words are in the table's status. */
const SkeletonRows = <Row, Key extends string>({ columns }: { columns: readonly Column<Row, Key>[] }) => (
  <tbody {...roles.group} aria-hidden="true" className={classes.body}>
    {lines.map((line) => (
      <tr key={line} {...roles.row}>
        {columns.map(({ key }) => (
          <td key={key} {...roles.cell} className={classes.cell}>
            <span className={classes.bar} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

type Props = { waiting: boolean; children: ReactNode };

/** Always there, so that a screen reader hears what comes into it. */
const TableStatus = ({ waiting, children }: Props) => {
  const labels = useLabels();
  return <div role="status">{waiting ? <VisuallyHidden>{labels.loading}</VisuallyHidden> : children}</div>;
};

export type DataTableProps<Row, Key extends string = string> = RowOptions<Row> & {
  /** The name of the list, for those who do not see where it stands. */
  caption: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort<NoInfer<Key>> | undefined;
  onSort?: ((sort: Sort<NoInfer<Key>>) => void) | undefined;
  density?: 'comfort' | 'compact';
  loading?: boolean;
  /** In the place of the rows when there is none. */
  empty?: ReactNode;
  footer?: ReactNode;
};

/** A list that the server sorts, filters and cuts into pages: this draws it and says what is asked. */
export const DataTable = <Row, Key extends string = string>(props: DataTableProps<Row, Key>) => {
  const { caption, columns, rows, rowKey, sort, onSort, density = 'comfort', loading = false, empty, footer } = props;
  const { selection, rowAction, activeKey, actions } = props;
  const captionId = useId();
  const { box, overflows } = useOverflow<HTMLDivElement>();
  const keys = rows.map(rowKey);
  const region = overflows && ({ role: 'region', tabIndex: 0, 'aria-labelledby': captionId } as const);
  return (
    <div className={classes.frame} data-density={density} data-loading={loading || undefined}>
      <div ref={box} className={classes.scroller} {...region}>
        <table {...roles.table} className={classes.table} aria-busy={loading} aria-labelledby={captionId}>
          <caption id={captionId}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <TableHead {...{ columns, keys, sort, onSort, selection }} withActions={actions !== undefined} />
          {rows.length > 0 && (
            <tbody {...roles.group}>
              {rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  id={rowKey(row)}
                  {...{ row, columns, selection, rowAction, activeKey, actions }}
                />
              ))}
            </tbody>
          )}
          {rows.length === 0 && loading && <SkeletonRows columns={columns} />}
        </table>
      </div>
      <TableStatus waiting={loading && rows.length === 0}>{rows.length === 0 && empty}</TableStatus>
      {footer}
    </div>
  );
};
