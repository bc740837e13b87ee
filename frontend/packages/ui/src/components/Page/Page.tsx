import type { ReactNode } from 'react';
import classes from './Page.module.css';
import { PageTitle } from './PageTitle';

type Props = { title: string; lead?: ReactNode; display?: boolean; actions?: ReactNode; children?: ReactNode };

/** A screen of the application: one title, its sentence, its actions, its content. */
export const Page = ({ title, lead, display = false, actions, children }: Props) => (
  <div className={classes.page}>
    <div className={classes.head}>
      <PageTitle display={display} lead={lead}>
        {title}
      </PageTitle>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
    {children}
  </div>
);
