import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconDots, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { IconButton } from './IconButton';

export default { title: 'IconButton', component: IconButton } satisfies Meta<typeof IconButton>;

export const Light: StoryObj = {
  render: () => (
    <>
      <IconButton label="Fermer" icon={IconX} />
      <IconButton label="Modifier le chapitre" icon={IconPencil} look="outlined" />
      <IconButton label="Plus d’actions" icon={IconDots} look="soft" size="small" />
      <IconButton label="Fermer le menu" icon={IconX} look="round" size="large" />
      <IconButton label="Supprimer" icon={IconTrash} disabled />
    </>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
