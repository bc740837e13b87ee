import type { ComponentProps } from 'react';
import classes from './Stepper.module.css';

/** A step to which one may go; the application gives it its router. */
export const StepLink = ({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...rest} className={classes.step}>
    {children}
  </a>
);
