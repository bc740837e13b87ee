import { Menu } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

type Props = {
  icon?: ReactNode;
  /** The keys that do the same: `KeyHint`. */
  hint?: ReactNode;
  /** Only what cannot be undone, and last. */
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export const MenuAction = ({ icon, hint, danger = false, onSelect, children }: Props) => (
  <Menu.Item leftSection={icon} rightSection={hint} data-danger={danger || undefined} onClick={onSelect}>
    {children}
  </Menu.Item>
);

export const MenuLine = () => <Menu.Divider />;

type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'color'> & { icon?: ReactNode };

/** A row of a menu that leads to a screen; the application gives it its router. */
export const MenuLink = ({ icon, children, ...rest }: LinkProps) => (
  <Menu.Item {...rest} component="a" leftSection={icon}>
    {children}
  </Menu.Item>
);
