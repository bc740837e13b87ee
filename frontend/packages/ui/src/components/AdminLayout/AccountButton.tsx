import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Icon } from '../Icon/Icon';
import { TwoLines } from '../TwoLines/TwoLines';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './AccountButton.module.css';

type Props = ComponentProps<'button'> & { name: string; caption: string };

/** Who is signed in, as the target of the account menu. */
export const AccountButton = ({ name, caption, ...rest }: Props) => (
  <button {...rest} type="button" className={classes.account}>
    <Avatar name={name} />
    <VisuallyHidden when="rail">
      <TwoLines title={name} caption={caption} />
    </VisuallyHidden>
    <Icon of={IconDots} size={16} />
  </button>
);
