import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { FieldRow } from '../FieldRow/FieldRow';
import { Switch } from '../Switch/Switch';
import { TextField } from '../TextField/TextField';
import { FormSection } from './FormSection';

export default {
  title: 'FormSection',
  component: FormSection,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormSection>;

export const Light: StoryObj = {
  render: () => (
    <main>
      <FormSection title="Profil et langue" text="La langue change l’interface, pas vos livrets.">
        <FieldRow>
          <TextField label="Prénom" defaultValue="Camille" />
          <TextField label="Nom" defaultValue="Vidal" />
        </FieldRow>
      </FormSection>
      <FormSection title="Lecture">
        <Switch wide label="Ordre libre" hint="Les pages obligatoires restent à confirmer." defaultChecked />
      </FormSection>
    </main>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
