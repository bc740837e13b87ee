import type { ComponentProps, ReactNode } from 'react';
import classes from './MenuRow.module.css';

type Props = Omit<ComponentProps<'button'>, 'className'> & { icon: ReactNode };

/** A row at the foot of the phone's menu. */
export const MenuRow = ({ icon, children, ...rest }: Props) => (
  <button {...rest} type="button" className={classes.row}>
    {icon}
    <span>{children}</span>
  </button>
);
