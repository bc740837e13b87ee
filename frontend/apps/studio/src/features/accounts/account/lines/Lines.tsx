import type { ReactNode } from 'react';
import classes from './Lines.module.css';

/** Facts of an account, one under the other; `label` names them where no heading does. */
export const Lines = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={classes.lines} aria-label={label}>
    {children}
  </ul>
);
