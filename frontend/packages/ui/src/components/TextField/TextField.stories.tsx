import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconMail } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { Icon } from '../Icon/Icon';
import { TextField } from './TextField';

export default { title: 'TextField', component: TextField } satisfies Meta<typeof TextField>;

const icon = <Icon of={IconMail} />;

export const Light: StoryObj = {
  render: () => (
    <>
      <TextField label="Nom du livret" hint="Visible par vos lecteurs." defaultValue="Livret d’accueil saisonniers" />
      <TextField
        label="Adresse e-mail"
        icon={icon}
        defaultValue="camille.vidal@maison"
        error="L’adresse est incomplète."
      />
    </>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
