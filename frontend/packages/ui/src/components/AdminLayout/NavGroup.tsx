import { type ReactNode, useId } from 'react';
import classes from './NavGroup.module.css';

/** Entries of the navigation that belong together, under their name. */
export const NavGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-labelledby={id} className={classes.group}>
      <p id={id} className={classes.title}>
        {title}
      </p>
      {children}
    </div>
  );
};
