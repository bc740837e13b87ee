import { Menu } from '@mantine/core';

export const MenuLine = () => <Menu.Divider />;
