import type { ComponentProps, ReactNode } from 'react';
import classes from './NavItem.module.css';

type Props = Omit<ComponentProps<'a'>, 'className'> & {
  icon?: ReactNode;
  /** One of its own entries is marked instead of it, except in the rail, which has no room for them. */
  opened?: boolean;
};

/** An entry of the navigation, without an icon inside a section; three stitches mark where one is. */
export const NavItem = ({ icon, opened, children, ...rest }: Props) => (
  <a {...rest} className={classes.item} data-inner={!icon || undefined} data-opened={opened || undefined}>
    {icon}
    <span>{children}</span>
  </a>
);
