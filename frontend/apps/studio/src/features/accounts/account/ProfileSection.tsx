import { FieldRow, FormSection, SelectField, TextField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { localeNames, locales } from '../../../shared/locale/locales';
import { AppearanceField } from './AppearanceField';
import type { ProfileForm } from './profile';

const languages = locales.map((locale) => ({ value: locale, label: localeNames[locale], lang: locale }));

export const ProfileSection = ({ form }: { form: ProfileForm }) => {
  const { t } = useTranslation('accounts');
  const { errors } = form.formState;
  return (
    <FormSection title={t('account.profile.title')} text={t('account.profile.text')}>
      <FieldRow>
        <TextField
          label={t('account.profile.firstName')}
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...form.register('first_name')}
        />
        <TextField
          label={t('account.profile.lastName')}
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...form.register('last_name')}
        />
        <SelectField
          label={t('account.profile.language')}
          choices={languages}
          error={errors.language?.message}
          {...form.register('language')}
        />
        <AppearanceField />
      </FieldRow>
    </FormSection>
  );
};
