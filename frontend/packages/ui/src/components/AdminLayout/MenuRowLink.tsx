import type { ComponentProps, ReactNode } from 'react';
import classes from './MenuRow.module.css';

type Props = Omit<ComponentProps<'a'>, 'className'> & { icon: ReactNode };

/** A row at the foot of the phone's menu that leads to a screen; the application gives it its router. */
export const MenuRowLink = ({ icon, children, ...rest }: Props) => (
  <a {...rest} className={classes.row}>
    {icon}
    <span>{children}</span>
  </a>
);
