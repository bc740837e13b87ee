import type { ReactNode } from 'react';
import classes from './Page.module.css';
import { PageTitle } from './PageTitle';

type Props = {
  title: string;
  lead?: ReactNode;
  display?: boolean;
  /** What stands before the title: a person, a company. */
  mark?: ReactNode;
  /** What stands after the title: where the thing stands. */
  tag?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
};

/** A screen of the application: one title, its sentence, its actions, its content. */
export const Page = ({ title, lead, display = false, mark, tag, actions, children }: Props) => (
  <div className={classes.page}>
    <div className={classes.head} data-marked={mark ? true : undefined}>
      {mark}
      <PageTitle display={display} lead={lead} tag={tag}>
        {title}
      </PageTitle>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
    {children}
  </div>
);
