import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { FieldGroup } from '../FieldRow/FieldRow';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

export default { title: 'ErrorSummary', component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;

const errors = [
  { name: 'siret', label: 'Numéro SIRET', message: 'Il manque un chiffre.' },
  { name: 'city', label: 'Ville', message: 'Cette information est nécessaire.' },
];

export const Light: StoryObj = {
  render: () => (
    <form>
      <ErrorSummary errors={errors} />
      <FieldGroup>
        <TextField name="siret" label="Numéro SIRET" defaultValue="812 345 678 0001" error={errors[0]?.message} />
        <TextField name="city" label="Ville" error={errors[1]?.message} />
      </FieldGroup>
    </form>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
