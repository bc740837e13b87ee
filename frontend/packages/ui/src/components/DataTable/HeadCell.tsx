import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon';
import type { Column, Sort } from './columns';
import { nextSort } from './columns';
import classes from './HeadCell.module.css';
import { roles } from './roles';

const words = { asc: 'ascending', desc: 'descending' } as const;

type Props<Row, Key extends string> = {
  column: Column<Row, Key>;
  sort: Sort<Key> | undefined;
  onSort: ((sort: Sort<Key>) => void) | undefined;
};

export const HeadCell = <Row, Key extends string>({ column, sort, onSort }: Props<Row, Key>) => {
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
