import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { icon?: ReactNode; onSelect: () => void; children: ReactNode };

export const MenuAction = ({ icon, onSelect, children }: Props) => (
  <Menu.Item leftSection={icon} onClick={onSelect}>
    {children}
  </Menu.Item>
);
