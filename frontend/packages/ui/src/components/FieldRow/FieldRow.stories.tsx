import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { TextField } from '../TextField/TextField';
import { FieldGroup, FieldRow } from './FieldRow';

export default { title: 'FieldRow', component: FieldRow } satisfies Meta<typeof FieldRow>;

export const Light: StoryObj = {
  render: () => (
    <FieldGroup>
      <TextField label="Adresse" defaultValue="3, place de l’Église" />
      <FieldRow>
        <TextField label="Code postal" defaultValue="12470" />
        <TextField label="Ville" defaultValue="Saint-Chély-d’Aubrac" />
      </FieldRow>
    </FieldGroup>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
