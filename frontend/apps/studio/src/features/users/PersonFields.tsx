import { FieldRow, SelectField, TextField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { localeName, locales } from '@/shared/locale/locales';

import type { AccountForm } from './accountFields';

const languages = locales.map((locale) => ({ value: locale, label: localeName(locale), lang: locale }));

type Props = {
  form: AccountForm;
  /** What may not be written here, and why. */
  fixed?: { names?: boolean | undefined; email?: boolean | undefined };
  hints?: { names?: string | undefined; email?: string | undefined };
};

/** Who somebody is: the names, the address and the language of the account. */
export const PersonFields = ({ form, fixed = {}, hints = {} }: Props) => {
  const { t } = useTranslation('users');
  const { errors } = form.formState;
  const names = { disabled: fixed.names ?? false, autoComplete: 'off' };
  return (
    <>
      <FieldRow>
        <TextField
          label={t('fields.firstName')}
          error={errors.first_name?.message}
          {...form.register('first_name')}
          {...names}
        />
        <TextField
          label={t('fields.lastName')}
          error={errors.last_name?.message}
          {...form.register('last_name')}
          {...names}
        />
      </FieldRow>
      <TextField
        label={t('fields.email')}
        type="email"
        hint={hints.email}
        error={errors.email?.message}
        {...form.register('email')}
        disabled={fixed.email ?? false}
        autoComplete="off"
      />
      <SelectField
        label={t('fields.language')}
        hint={hints.names}
        choices={languages}
        error={errors.language?.message}
        {...form.register('language')}
        disabled={fixed.names ?? false}
      />
    </>
  );
};
