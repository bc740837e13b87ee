import type { ReactNode } from 'react';
import classes from './Page.module.css';

type Props = { display?: boolean; lead?: ReactNode; tag?: ReactNode; children: ReactNode };

/** The only h1 of a screen. It takes the focus after a navigation. */
export const PageTitle = ({ display = false, lead, tag, children }: Props) => {
  const heading = (
    <h1 tabIndex={-1} className={display ? classes.display : undefined}>
      {children}
    </h1>
  );
  return (
    <div className={tag ? classes.tagged : undefined}>
      {tag ? (
        <div className={classes.line}>
          {heading}
          {tag}
        </div>
      ) : (
        heading
      )}
      {lead && <p className={classes.lead}>{lead}</p>}
    </div>
  );
};
