import type { ReactNode } from 'react';
import classes from './Page.module.css';

type Props = { display?: boolean; lead?: ReactNode; children: ReactNode };

/** The only h1 of a screen. It takes the focus after a navigation. */
export const PageTitle = ({ display = false, lead, children }: Props) => (
  <div>
    <h1 tabIndex={-1} className={display ? classes.display : undefined}>
      {children}
    </h1>
    {lead && <p className={classes.lead}>{lead}</p>}
  </div>
);
