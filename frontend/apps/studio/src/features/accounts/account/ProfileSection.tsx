import { zodResolver } from '@hookform/resolvers/zod';
import { appearances, FieldRow, FormSection, SelectField, TextField, useAppearance } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '@/shared/forms/zod';
import { defaultLocale, isLocale, localeName, locales } from '@/shared/locale/locales';
import type { SessionUser } from '../api/session';

/** Applied at once and kept by this browser: it is no part of what the form saves. */
const AppearanceField = () => {
  const { t } = useTranslation('accounts');
  const { appearance, setAppearance } = useAppearance();
  const choose = (value: string) => {
    const chosen = appearances.find((known) => known === value);
    if (chosen) setAppearance(chosen);
  };
  return (
    <SelectField
      label={t('account.profile.appearance')}
      hint={t('account.profile.appearanceHint')}
      choices={appearances.map((value) => ({ value, label: t(`appearance.${value}`) }))}
      value={appearance}
      onChange={(event) => choose(event.target.value)}
    />
  );
};

const name = z.string().trim().min(1).max(80);
const schema = z.object({ first_name: name, last_name: name, language: z.enum(locales) });

export type Profile = z.infer<typeof schema>;
type ProfileForm = ReturnType<typeof useProfileForm>;

/** What a person may change of what the session says of them. */
export const profileOf = ({ first_name, last_name, language }: SessionUser): Profile => ({
  first_name,
  last_name,
  language: isLocale(language) ? language : defaultLocale,
});

/** Follows the session, which another tab or the language menu may change; what was typed stays. */
export const useProfileForm = (user: SessionUser) =>
  useForm({
    resolver: zodResolver(schema),
    values: profileOf(user),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });

const languages = locales.map((locale) => ({ value: locale, label: localeName(locale), lang: locale }));

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
