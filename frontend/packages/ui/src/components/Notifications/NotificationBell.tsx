import { IconBell } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './NotificationBell.module.css';

type Props = Omit<ComponentProps<'button'>, 'className'> & { label: string; unread: number };

const most = 9;

export const NotificationBell = ({ label, unread, ...rest }: Props) => (
  <button {...rest} type="button" className={classes.bell} aria-label={label}>
    <Icon of={IconBell} size={20} />
    {unread > 0 && (
      /* Drawn by the stylesheet: the button's name already says how many. */
      <span className={classes.badge} data-count={unread > most ? `${most}+` : unread} aria-hidden="true" />
    )}
  </button>
);
