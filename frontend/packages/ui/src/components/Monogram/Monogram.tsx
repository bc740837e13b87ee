import { initials } from '../Avatar/initials';
import classes from './Monogram.module.css';

/** A company's initials; its name is always written beside it. */
export const Monogram = ({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) => (
  <span className={classes.monogram} data-size={size} aria-hidden="true">
    {initials(name)}
  </span>
);
