import { FieldRow, FormSection, TextField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { NewCompanyForm } from './newCompany';

export const AdministratorSection = ({ form }: { form: NewCompanyForm }) => {
  const { t } = useTranslation('companyCards');
  const { errors } = form.formState;
  const text = (name: 'first_name' | 'last_name' | 'email') => ({
    label: t(`create.fields.${name}`),
    error: errors[name]?.message,
    autoComplete: 'off',
    ...form.register(name),
  });
  return (
    <FormSection title={t('create.administrator')} text={t('create.administratorText')}>
      <FieldRow>
        <TextField {...text('first_name')} />
        <TextField {...text('last_name')} />
      </FieldRow>
      <TextField {...text('email')} type="email" />
    </FormSection>
  );
};
