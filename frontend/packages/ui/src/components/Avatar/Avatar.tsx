import classes from './Avatar.module.css';
import { initials } from './initials';

/** A person's initials; the name itself is always written beside it. */
export const Avatar = ({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) => (
  <span className={classes.avatar} data-size={size} aria-hidden="true">
    {initials(name)}
  </span>
);
