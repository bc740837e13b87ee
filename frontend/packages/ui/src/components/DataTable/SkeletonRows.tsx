import { roles } from './roles';
import classes from './SkeletonRows.module.css';

const lines = [0, 1, 2, 3, 4, 5];

/** The place of the coming rows, in their own geometry; the words are in the table's status. */
export const SkeletonRows = ({ columns }: { columns: number }) => (
  <tbody {...roles.group} aria-hidden="true" className={classes.body}>
    {lines.map((line) => (
      <tr key={line} {...roles.row}>
        <td {...roles.cell} colSpan={columns} className={classes.cell}>
          <span className={classes.bar} />
        </td>
      </tr>
    ))}
  </tbody>
);
