import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { TwoLines } from '../TwoLines/TwoLines';
import classes from './AccountButton.module.css';

type Props = ComponentProps<'button'> & { name: string; caption: string };

/** Who is signed in, as the target of the account menu. */
export const AccountButton = ({ name, caption, ...rest }: Props) => (
  <button {...rest} type="button" className={classes.account}>
    <Avatar name={name} />
    <TwoLines title={name} caption={caption} />
    <IconDots size={16} stroke={1.75} aria-hidden="true" />
  </button>
);
