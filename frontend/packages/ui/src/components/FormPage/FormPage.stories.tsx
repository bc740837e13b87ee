import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { AdminLayout } from '../AdminLayout/AdminLayout';
import { CompanyCard } from '../AdminLayout/Company';
import { Avatar } from '../Avatar/Avatar';
import { FieldRow } from '../FieldRow/FieldRow';
import { FormSection } from '../FormSection/FormSection';
import { SelectField } from '../SelectField/SelectField';
import { TextField } from '../TextField/TextField';
import { FormPage } from './FormPage';

export default { title: 'FormPage', parameters: { layout: 'fullscreen' } } satisfies Meta;

const languages = [
  { value: 'fr-FR', label: 'Français' },
  { value: 'en-GB', label: 'English' },
];
const errors = [{ name: 'last_name', label: 'Nom', message: 'Cette information est nécessaire.' }];

export const Light: StoryObj = {
  render: () => (
    <AdminLayout
      company={<CompanyCard name="Maison Aubrac" kind="Hôtellerie-restauration" />}
      navigation={null}
      foot={null}
      mobileFoot={null}
      mobileTitle="Maison Aubrac"
      crumbs="Mon compte"
    >
      <FormPage
        title="Mon compte"
        lead="Camille Vidal, Maison Aubrac"
        mark={<Avatar name="Camille Vidal" size="large" />}
        dirty
        busy={false}
        errors={errors}
        onCancel={() => undefined}
        onSubmit={(event) => event.preventDefault()}
      >
        <FormSection title="Profil et langue" text="La langue change l’interface, pas vos livrets.">
          <FieldRow>
            <TextField label="Prénom" name="first_name" defaultValue="Camille" />
            <TextField label="Nom" name="last_name" error={errors[0]?.message} />
            <SelectField label="Langue" choices={languages} />
          </FieldRow>
        </FormSection>
      </FormPage>
    </AdminLayout>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
