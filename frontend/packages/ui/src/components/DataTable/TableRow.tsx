import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { SelectBox } from './SelectBox';
import classes from './TableRow.module.css';
import { type Column, roles, type Selection, withRows } from './table';

/** Marks what a click anywhere on the row presses. */
export const opener = 'data-row-opener';

/** The link of a row, around its primary cell; the application gives it its router. */
export const RowLink = ({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...rest} {...{ [opener]: true }} className={classes.opener}>
    {children}
  </a>
);

/** What opens a row in place, around its primary cell. */
const RowButton = ({ children, ...rest }: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...rest} {...{ [opener]: true }} type="button" className={classes.opener}>
    {children}
  </button>
);

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

type PrimaryCellProps<Row> = {
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
const PrimaryCell = <Row,>({ id, row, rowAction, active, children }: PrimaryCellProps<Row>) => (
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

const pressable = 'a, button, input, label, select, textarea, [role="menu"]';

/** A click on the row presses its opener, unless it meant something else: another control, or a text being selected. */
const openRow = (event: MouseEvent<HTMLTableRowElement>) => {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || target.closest(pressable) || getSelection()?.type === 'Range') return;
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  currentTarget.querySelector(`[${opener}]`)?.dispatchEvent(click);
};

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
