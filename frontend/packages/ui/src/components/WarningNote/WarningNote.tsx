import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './WarningNote.module.css';

type Props = { title: string; children?: ReactNode; action?: ReactNode; tone?: 'warning' | 'danger' };

/** Something to know before it goes wrong, said where it matters. */
export const WarningNote = ({ title, children, action, tone = 'warning' }: Props) => (
  <div className={classes.note} role="status" data-tone={tone}>
    <Icon of={IconAlertTriangle} />
    <div className={classes.text}>
      <strong>{title}</strong>
      {children && <p>{children}</p>}
    </div>
    {action}
  </div>
);
