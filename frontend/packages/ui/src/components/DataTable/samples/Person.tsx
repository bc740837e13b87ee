import { Avatar } from '../../Avatar/Avatar';
import classes from './Sample.module.css';

type Props = { name: string; caption?: string | undefined; actingFor?: boolean };

/** The two-line first cell of a list of people. */
export const Person = ({ name, caption, actingFor = false }: Props) => (
  <span className={classes.who}>
    <Avatar name={name} />
    <span className={classes.lines}>
      <strong>{name}</strong>
      {caption && <small data-as={actingFor || undefined}>{caption}</small>}
    </span>
  </span>
);
