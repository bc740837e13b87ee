import { Avatar } from '@livretier/ui';
import classes from './ConflictDialog.module.css';

type Props = { person: string; title: string; moment: string | undefined };

/** Whose text it is, and when it was written. */
export const Side = ({ person, title, moment }: Props) => (
  <div className={classes.side}>
    <Avatar name={person} />
    <div>
      <h3 className={classes.whose}>{title}</h3>
      {moment && <p className={classes.note}>{moment}</p>}
    </div>
  </div>
);
