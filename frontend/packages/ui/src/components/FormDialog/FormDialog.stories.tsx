import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { TextField } from '../TextField/TextField';
import { FormDialog } from './FormDialog';

export default {
  title: 'FormDialog',
  component: FormDialog,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormDialog>;

const ignore = () => undefined;

export const Light: StoryObj = {
  render: () => (
    <FormDialog
      title="Nouveau dossier"
      accept="Créer"
      reject="Annuler"
      busy={false}
      failure="Livretier ne répond pas. Vérifiez votre connexion."
      onClose={ignore}
      onSubmit={ignore}
    >
      <TextField label="Nom du dossier" defaultValue="Cuisine" />
    </FormDialog>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
