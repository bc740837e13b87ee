import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';

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
