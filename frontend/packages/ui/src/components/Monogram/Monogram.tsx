import { initials } from '../Avatar/initials';
import classes from './Monogram.module.css';
import { tileOf } from './tile';

type Props = {
  name: string;
  size?: 'medium' | 'large';
  /** Among others: each company wears a colour of its own. */
  tinted?: boolean;
};

/** A company's initials; its name is always written beside it. */
export const Monogram = ({ name, size = 'medium', tinted = false }: Props) => (
  <span className={classes.monogram} data-size={size} data-tile={tinted ? tileOf(name) : undefined} aria-hidden="true">
    {initials(name)}
  </span>
);
