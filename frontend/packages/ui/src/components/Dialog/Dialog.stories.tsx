import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

export default { title: 'Dialog', parameters: { layout: 'fullscreen' } } satisfies Meta;

const Example = () => {
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  return (
    <main>
      <Button onClick={() => setOpened(true)}>Voir les différences</Button>
      <Dialog
        opened={opened}
        onClose={close}
        title="Différences avec la version publiée"
        wide
        maximizable
        dismissableMask
        blockScroll
        footer={<Button onClick={close}>Fermer</Button>}
      >
        <p>Deux pages ont changé depuis le 12 janvier.</p>
      </Dialog>
    </main>
  );
};

export const Light: StoryObj = { render: () => <Example /> };
export const Dark: StoryObj = { ...Light, ...inDark };
