import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Menu } from './Menu';
import { MenuAction, MenuLine } from './MenuAction';
import { MenuChoice } from './MenuChoice';

export default { title: 'Menu', component: Menu } satisfies Meta<typeof Menu>;

const languages = [
  { value: 'fr-FR', label: 'Français', lang: 'fr-FR' },
  { value: 'en-GB', label: 'English', lang: 'en-GB' },
];

const Account = () => {
  const [language, setLanguage] = useState('fr-FR');
  return (
    <Menu target={<Button>Compte</Button>} position="bottom-start">
      <MenuChoice label="Langue" value={language} choices={languages} onChange={setLanguage} />
      <MenuLine />
      <MenuAction icon={<Icon of={IconLogout} />} onSelect={() => undefined}>
        Se déconnecter
      </MenuAction>
    </Menu>
  );
};

export const Light: StoryObj = { render: () => <Account /> };
export const Dark: StoryObj = { ...Light, ...inDark };
