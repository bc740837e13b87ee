import { type ReactNode, useEffect, useRef } from 'react';
import classes from './Frame.module.css';

/** The sheet of a step that has one column. */
export const StepBody = ({ children }: { children: ReactNode }) => <div className={classes.body}>{children}</div>;

type Props = { lead?: ReactNode; tools?: ReactNode; children: ReactNode };

/** The question of a step: the only h1 of the screen. Whoever came by the steps or the foot starts reading there. */
export const StepTitle = ({ lead, tools, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest('[data-moves]')) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.stepHead}>
      <div className={classes.stepTitle}>
        <h1 ref={heading} tabIndex={-1}>
          {children}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {tools}
    </div>
  );
};
