import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { SelectField } from './SelectField';

export default { title: 'SelectField', component: SelectField } satisfies Meta<typeof SelectField>;

const terms = [
  { value: '7', label: '7 jours après la remise' },
  { value: '15', label: '15 jours après la remise' },
];

export const Light: StoryObj = {
  render: () => (
    <>
      <SelectField label="À confirmer sous" choices={terms} hint="Les relances suivent ce délai." />
      <SelectField label="Secteur d’activité" choices={[]} placeholder="Choisir" error="Choisissez un secteur." />
    </>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
