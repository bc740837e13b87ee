import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './ErrorNote.module.css';

type Props = { title?: string; children: ReactNode; action?: ReactNode };

/** A refusal or a failure, said where it happened. */
export const ErrorNote = ({ title, children, action }: Props) => (
  <div className={classes.note} role="alert">
    <Icon of={IconAlertCircle} />
    <div className={classes.text}>
      {title && <strong>{title}</strong>}
      <p>{children}</p>
    </div>
    {action}
  </div>
);
