import type { Column } from './columns';
import { roles } from './roles';
import classes from './SkeletonRows.module.css';

const lines = [0, 1, 2, 3, 4, 5];

/** The place of the coming rows, in their own geometry; the words are in the table's status. */
export const SkeletonRows = <Row, Key extends string>({ columns }: { columns: readonly Column<Row, Key>[] }) => (
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
