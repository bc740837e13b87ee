import { FieldRow, FormSection, SelectField, TextField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { companyKinds } from '../../../../shared/companiesSearch';
import type { NewCompanyForm } from './newCompany';

export const CompanySection = ({ form }: { form: NewCompanyForm }) => {
  const { t } = useTranslation(['companyCards', 'companies']);
  const { errors } = form.formState;
  const text = (name: 'name' | 'siret' | 'postal_code' | 'city') => ({
    label: t(`create.fields.${name}`),
    error: errors[name]?.message,
    ...form.register(name),
  });
  const kinds = companyKinds.map((kind) => ({ value: kind, label: t(`companies:kinds.${kind}`) }));
  return (
    <FormSection title={t('create.company')} text={t('create.companyText')}>
      <FieldRow>
        <TextField {...text('name')} autoComplete="off" />
        <SelectField
          label={t('create.fields.kind')}
          choices={kinds}
          error={errors.kind?.message}
          {...form.register('kind')}
        />
      </FieldRow>
      <TextField {...text('siret')} optional inputMode="numeric" autoComplete="off" />
      <FieldRow>
        <TextField {...text('postal_code')} optional autoComplete="off" />
        <TextField {...text('city')} optional autoComplete="off" />
      </FieldRow>
    </FormSection>
  );
};
