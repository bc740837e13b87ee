import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconPencil } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { Button } from './Button';

export default { title: 'Button', component: Button } satisfies Meta<typeof Button>;

export const Light: StoryObj = {
  render: () => (
    <div>
      <Button look="primary">Publier</Button> <Button>Aperçu</Button> <Button look="soft">Inviter</Button>{' '}
      <Button look="quiet">Annuler</Button> <Button look="link">En savoir plus</Button>{' '}
      <Button look="danger">Supprimer</Button> <Button busy>Publier</Button> <Button disabled>Publier</Button>{' '}
      <Button look="primary" size="large">
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
        Modifier
      </Button>
    </div>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
