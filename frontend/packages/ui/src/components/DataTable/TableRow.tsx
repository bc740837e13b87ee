import { useId } from 'react';
import { useLabels } from '../../labels/useLabels';
import type { Column } from './columns';
import { openRow } from './openRow';
import { PrimaryCell } from './PrimaryCell';
import { roles } from './roles';
import type { RowOptions } from './rowOptions';
import { SelectBox } from './SelectBox';
import { withRows } from './selection';
import classes from './TableRow.module.css';

type Props<Row, Key extends string> = RowOptions<Row> & {
  id: string;
  row: Row;
  columns: readonly Column<Row, Key>[];
};

/* The click on the whole row is for the pointer; the keyboard has the link or the button of the primary cell. */
export const TableRow = <Row, Key extends string>({ id, row, columns, ...options }: Props<Row, Key>) => {
  const { selection, rowAction, activeKey, actions } = options;
  const labels = useLabels();
  const [boxId, nameId] = [useId(), useId()];
  const selected = selection?.selected.has(id) ?? false;
  const active = id === activeKey;
  return (
    <tr
      {...roles.row}
      className={classes.row}
      aria-current={active || undefined}
      data-selected={selected || undefined}
      data-opens={rowAction ? true : undefined}
      onClick={rowAction && openRow}
    >
      {selection && (
        <td {...roles.cell} className={classes.cell} data-part="select">
          <SelectBox
            id={boxId}
            aria-label={labels.select}
            aria-labelledby={`${boxId} ${nameId}`}
            checked={selected}
            onChange={(wanted) => selection.onSelect(withRows(selection.selected, [id], wanted))}
          />
        </td>
      )}
      {columns.map(({ key, header, cell, primary, align, width }) =>
        primary ? (
          <PrimaryCell key={key} id={nameId} row={row} rowAction={rowAction} active={active}>
            {cell(row)}
          </PrimaryCell>
        ) : (
          <td
            {...roles.cell}
            key={key}
            className={classes.cell}
            data-align={align}
            data-width={width}
            data-label={header}
          >
            {cell(row)}
          </td>
        ),
      )}
      {actions && (
        <td {...roles.cell} className={classes.cell} data-part="actions">
          <div className={classes.actions}>{actions(row)}</div>
        </td>
      )}
    </tr>
  );
};
