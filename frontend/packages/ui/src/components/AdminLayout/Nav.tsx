import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './Nav.module.css';

type MenuRowLinkProps = Omit<ComponentProps<'a'>, 'className'> & { icon: ReactNode };

/** A row at the foot of the phone's menu that leads to a screen; the application gives it its router. */
export const MenuRowLink = ({ icon, children, ...rest }: MenuRowLinkProps) => (
  <a {...rest} className={classes.row}>
    {icon}
    <span>{children}</span>
  </a>
);

type MenuRowProps = Omit<ComponentProps<'button'>, 'className'> & { icon: ReactNode };

/** A row at the foot of the phone's menu. */
export const MenuRow = ({ icon, children, ...rest }: MenuRowProps) => (
  <button {...rest} type="button" className={classes.row}>
    {icon}
    <span>{children}</span>
  </button>
);

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
