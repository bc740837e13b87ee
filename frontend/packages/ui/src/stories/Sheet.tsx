import type { ReactNode } from 'react';
import classes from './Sheet.module.css';

type Props = { wide?: boolean; children: ReactNode };

/** The white sheet on which a component is shown alone; a list takes its whole width. */
export const Sheet = ({ wide = false, children }: Props) => (
  <div className={classes.sheet} data-wide={wide || undefined}>
    {children}
  </div>
);
