import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { Column, Sort } from './columns';
import { HeadCell } from './HeadCell';
import headClasses from './HeadCell.module.css';
import { roles } from './roles';
import { SelectBox } from './SelectBox';
import { extentOf, type Selection, withRows } from './selection';
import classes from './TableHead.module.css';

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
          <th {...roles.columnHeader} className={headClasses.cell} data-select data-width="fit">
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
          <th {...roles.columnHeader} className={headClasses.cell} data-width="fit">
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
};
