import classes from './Avatar.module.css';
import { initials } from './initials';

const tints = ['peach', 'violet', 'teal', 'green', 'blue'] as const;

/** The same person always wears the same colour, and two in a list rarely the same one. */
const tintOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tints[sum % tints.length] ?? tints[0];
};

/** A person's initials; the name itself is always written beside it. */
export const Avatar = ({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) => (
  <span className={classes.avatar} data-size={size} data-tint={tintOf(name)} aria-hidden="true">
    {initials(name)}
  </span>
);
