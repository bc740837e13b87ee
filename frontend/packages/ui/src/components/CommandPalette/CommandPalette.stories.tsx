import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconAddressBook, IconHome, IconLogout, IconMoon, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { CommandPalette } from './CommandPalette';
import type { Command } from './commands';

export default { title: 'CommandPalette', parameters: { layout: 'fullscreen' } } satisfies Meta;

const ignore = () => undefined;
const commands: readonly Command[] = [
  { id: 'home', label: 'Accueil', group: 'Pages', icon: <Icon of={IconHome} />, onSelect: ignore },
  { id: 'settings', label: 'Paramètres', group: 'Pages', icon: <Icon of={IconSettings} />, onSelect: ignore },
  { id: 'journal', label: 'Journal', group: 'Pages', icon: <Icon of={IconAddressBook} />, onSelect: ignore },
  { id: 'dark', label: 'Apparence : sombre', group: 'Actions', icon: <Icon of={IconMoon} />, onSelect: ignore },
  { id: 'out', label: 'Se déconnecter', group: 'Actions', icon: <Icon of={IconLogout} />, onSelect: ignore },
];

const Example = ({ text }: { text: string }) => {
  const [opened, setOpened] = useState(true);
  const [typed, setTyped] = useState(text);
  return (
    <main>
      <Button onClick={() => setOpened(true)}>Rechercher</Button>
      <CommandPalette
        opened={opened}
        onClose={() => setOpened(false)}
        label="Rechercher"
        placeholder="Une page, une action"
        typed={typed}
        onType={setTyped}
        commands={commands}
        countText={(count) => (count ? `${count} résultats` : `Rien ne correspond à « ${typed} ».`)}
      />
    </main>
  );
};

export const Light: StoryObj = { render: () => <Example text="" /> };
export const Dark: StoryObj = { ...Light, ...inDark };
export const Typed: StoryObj = { render: () => <Example text="par" /> };
export const Nothing: StoryObj = { render: () => <Example text="congés" /> };
