import type { ComponentProps } from 'react';
import classes from './RowLink.module.css';

/** Marks what a click anywhere on the row presses. */
export const opener = 'data-row-opener';

/** The link of a row, around its primary cell; the application gives it its router. */
export const RowLink = ({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...rest} {...{ [opener]: true }} className={classes.opener}>
    {children}
  </a>
);
