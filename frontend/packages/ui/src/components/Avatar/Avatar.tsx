import classes from './Avatar.module.css';
import { initials } from './initials';
import { tintOf } from './tint';

/** A person's initials; the name itself is always written beside it. */
export const Avatar = ({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) => (
  <span className={classes.avatar} data-size={size} data-tint={tintOf(name)} aria-hidden="true">
    {initials(name)}
  </span>
);
