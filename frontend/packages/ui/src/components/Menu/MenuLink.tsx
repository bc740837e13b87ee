import { Menu } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'a'>, 'className' | 'style' | 'color'> & { icon?: ReactNode };

/** A row of a menu that leads to a screen; the application gives it its router. */
export const MenuLink = ({ icon, children, ...rest }: Props) => (
  <Menu.Item {...rest} component="a" leftSection={icon}>
    {children}
  </Menu.Item>
);
