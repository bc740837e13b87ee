import { Menu as KitMenu, type MenuProps } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './Menu.module.css';

type Props = { target: ReactElement; position?: MenuProps['position']; defaultOpened?: boolean; children: ReactNode };

export const Menu = ({ target, position = 'bottom-end', defaultOpened = false, children }: Props) => (
  <KitMenu
    position={position}
    defaultOpened={defaultOpened}
    /* What is open from the start must not take the focus from the page. */
    trapFocus={!defaultOpened}
    middlewares={{ flip: !defaultOpened, shift: true }}
    offset={6}
    withinPortal={false}
    floatingStrategy="fixed"
    hideDetached={false}
    withInitialFocusPlaceholder={false}
    classNames={{
      dropdown: classes.dropdown,
      item: classes.item,
      itemSection: classes.section,
      itemIndicator: classes.indicator,
      label: classes.label,
      divider: classes.line,
    }}
  >
    <KitMenu.Target>{target}</KitMenu.Target>
    <KitMenu.Dropdown>{children}</KitMenu.Dropdown>
  </KitMenu>
);
