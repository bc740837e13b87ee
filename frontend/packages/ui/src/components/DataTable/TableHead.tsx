import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { SelectBox } from './SelectBox';
import classes from './TableHead.module.css';
import { type Column, extentOf, nextSort, roles, type Selection, type Sort, withRows } from './table';

const words = { asc: 'ascending', desc: 'descending' } as const;

type HeadCellProps<Row, Key extends string> = {
  column: Column<Row, Key>;
  sort: Sort<Key> | undefined;
  onSort: ((sort: Sort<Key>) => void) | undefined;
};

const HeadCell = <Row, Key extends string>({ column, sort, onSort }: HeadCellProps<Row, Key>) => {
  const { key, header, align, width } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  const sortable = column.sortable && onSort;
  return (
    <th
      {...roles.columnHeader}
      className={classes.cell}
      aria-sort={direction && words[direction]}
      data-align={align}
      data-width={width}
      data-sortable={sortable ? true : undefined}
    >
      {sortable ? (
        <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, key))}>
          {header}
          <Icon of={direction === 'desc' ? IconArrowDown : IconArrowUp} size={14} />
        </button>
      ) : (
        header
      )}
    </th>
  );
};

type Props<Row, Key extends string> = {
  columns: readonly Column<Row, Key>[];
  keys: readonly string[];
  sort: Sort<Key> | undefined;
  onSort: ((sort: Sort<Key>) => void) | undefined;
  selection: Selection | undefined;
  withActions: boolean;
};

export const TableHead = <Row, Key extends string>(props: Props<Row, Key>) => {
  const { columns, keys, sort, onSort, selection, withActions } = props;
  const labels = useLabels();
  const extent = selection && extentOf(selection.selected, keys);
  return (
    <thead {...roles.group}>
      <tr {...roles.row} className={classes.row}>
        {selection && (
          <th {...roles.columnHeader} className={classes.cell} data-select data-width="fit">
            <SelectBox
              aria-label={labels.selectAll}
              checked={extent === 'all'}
              mixed={extent === 'some'}
              disabled={keys.length === 0}
              onChange={(wanted) => selection.onSelect(withRows(selection.selected, keys, wanted))}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {withActions && (
          <th {...roles.columnHeader} className={classes.cell} data-width="fit">
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
};
