import { initials } from '../Avatar/initials';
import classes from './Monogram.module.css';

const tiles = ['green', 'blue', 'red', 'violet', 'teal', 'amber', 'wine', 'sea', 'olive', 'slate'] as const;

/** The same company always wears the same colour, and two in a list rarely the same one. */
const tileOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0);
  return tiles[sum % tiles.length] ?? tiles[0];
};

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
