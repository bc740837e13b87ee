import { Avatar, TwoLines } from '@livretier/ui';
import classes from './Person.module.css';

type Props = { name: string; caption: string; size?: 'medium' | 'large' };

/** Somebody with what one should know of them. */
export const PersonName = ({ name, caption, size = 'medium' }: Props) => (
  <span className={classes.person}>
    <Avatar name={name} size={size} />
    <TwoLines title={name} caption={caption} size="small" />
  </span>
);
