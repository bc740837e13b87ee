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
      <span className={classes.badge} aria-hidden="true">
        {unread > most ? `${most}+` : unread}
      </span>
    )}
  </button>
);
