import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconPencil } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { Icon } from '../Icon/Icon';
import { Button } from './Button';

export default { title: 'Button', component: Button } satisfies Meta<typeof Button>;

export const Light: StoryObj = {
  render: () => (
    <div>
      <Button look="primary">Publier</Button> <Button>Aperçu</Button> <Button look="soft">Inviter</Button>{' '}
      <Button look="quiet">Annuler</Button> <Button look="link">En savoir plus</Button>{' '}
      <Button look="danger">Supprimer</Button> <Button busy>Publier</Button> <Button disabled>Publier</Button>{' '}
      <Button look="primary" size="large">
        <Icon of={IconPencil} />
        Modifier
      </Button>
    </div>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
