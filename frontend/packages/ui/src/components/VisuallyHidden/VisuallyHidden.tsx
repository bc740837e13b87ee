import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

type Props = { when?: 'always' | 'rail'; children: ReactNode };

/** For the ears only: always, or where the sidebar is a rail with room for nothing but marks and icons. */
export const VisuallyHidden = ({ when = 'always', children }: Props) => (
  <span className={classes.hidden} data-when={when}>
    {children}
  </span>
);
