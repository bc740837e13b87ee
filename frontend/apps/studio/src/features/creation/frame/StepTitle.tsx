import type { ReactNode } from 'react';
import classes from './Frame.module.css';

type Props = { lead?: ReactNode; tools?: ReactNode; children: ReactNode };

/** The question of a step: the only h1 of the screen, which takes the focus after a navigation. */
export const StepTitle = ({ lead, tools, children }: Props) => (
  <div className={classes.stepHead}>
    <div className={classes.stepTitle}>
      <h1 tabIndex={-1}>{children}</h1>
      {lead && <p>{lead}</p>}
    </div>
    {tools}
  </div>
);
