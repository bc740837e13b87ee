import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './SearchButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  placeholder: string;
  /** The keys that do the same, as this computer writes them. */
  shortcut: string;
};

/** What looks like a field opens the palette, which has the real one; on a phone it is an icon. */
export const SearchButton = ({ placeholder, shortcut, ...rest }: Props) => (
  <button {...rest} type="button" className={classes.search} aria-haspopup="dialog">
    <Icon of={IconSearch} />
    <span className={classes.placeholder}>{placeholder}</span>
    <span className={classes.keys} aria-hidden="true">
      {shortcut}
    </span>
  </button>
);
