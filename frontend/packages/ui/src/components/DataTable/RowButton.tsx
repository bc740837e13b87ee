import type { ComponentProps } from 'react';
import { opener } from './RowLink';
import classes from './RowLink.module.css';

/** What opens a row in place, around its primary cell. */
export const RowButton = ({ children, ...rest }: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...rest} {...{ [opener]: true }} type="button" className={classes.opener}>
    {children}
  </button>
);
