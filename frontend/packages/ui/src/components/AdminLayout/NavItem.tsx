import type { ComponentProps, ReactNode } from 'react';
import classes from './NavItem.module.css';

type Props = Omit<ComponentProps<'a'>, 'className'> & { icon: ReactNode };

/** An entry of the navigation; three stitches mark where one is. */
export const NavItem = ({ icon, children, ...rest }: Props) => (
  <a {...rest} className={classes.item}>
    {icon}
    <span>{children}</span>
  </a>
);
