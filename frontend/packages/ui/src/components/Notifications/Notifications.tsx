import { useMediaQuery } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { leaveTime } from '../Dialog/position';
import { usePresence } from '../Dialog/usePresence';
import { Icon } from '../Icon/Icon';
import { NotificationPanel, type PanelProps } from './NotificationPanel';
import classes from './Notifications.module.css';

type NotificationBellProps = Omit<ComponentProps<'button'>, 'className'> & { label: string; unread: number };

const most = 9;

export const NotificationBell = ({ label, unread, ...rest }: NotificationBellProps) => (
  <button {...rest} type="button" className={classes.bell} aria-label={label}>
    <Icon of={IconBell} size={20} />
    {unread > 0 && (
      /* Drawn by the stylesheet: the button's name already says how many. */
      <span className={classes.badge} data-count={unread > most ? `${most}+` : unread} aria-hidden="true" />
    )}
  </button>
);

type Props = Omit<PanelProps, 'id' | 'state' | 'onClose' | 'asSheet'> & {
  /** The name of the button, which says how many are new. */
  label: string;
  unread: number;
  onRead: () => void;
};

/** A bell that opens what was notified: beside it on a computer, as a sheet on a phone. */
export const Notifications = ({ label, unread, onRead, ...panel }: Props) => {
  const [opened, setOpened] = useState(false);
  const asSheet = useMediaQuery('(max-width: 899.98px)', false);
  const state = usePresence(opened, leaveTime(asSheet ? 'bottom' : 'center'));
  const id = useId();
  const close = () => setOpened(false);

  /* Also what comes while the panel is open: it is read as it is said. */
  useEffect(() => {
    if (opened && unread > 0) onRead();
  }, [opened, unread, onRead]);

  return (
    <>
      <NotificationBell
        label={label}
        unread={unread}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
      />
      {state && <NotificationPanel {...panel} id={id} state={state} asSheet={asSheet ?? false} onClose={close} />}
    </>
  );
};
