import { type ReactNode, useId } from 'react';
import classes from './NavGroup.module.css';

/** Entries that belong together: `<li>` each, under a heading where they have one. */
export const NavGroup = ({ heading, children }: { heading?: string | undefined; children: ReactNode }) => {
  const id = useId();
  return (
    <>
      {heading && (
        <p id={id} className={classes.heading}>
          <span>{heading}</span>
        </p>
      )}
      <ul className={classes.group} aria-labelledby={heading && id}>
        {children}
      </ul>
    </>
  );
};
