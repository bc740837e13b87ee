import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ErrorNote.module.css';

type Props = { title?: string; children: ReactNode; action?: ReactNode };

/** A refusal or a failure, said where it happened. */
export const ErrorNote = ({ title, children, action }: Props) => (
  <div className={classes.note} role="alert">
    <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
    <div className={classes.text}>
      {title && <strong>{title}</strong>}
      <p>{children}</p>
    </div>
    {action}
  </div>
);
