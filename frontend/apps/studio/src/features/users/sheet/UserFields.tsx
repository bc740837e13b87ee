import { zodResolver } from '@hookform/resolvers/zod';
import { SelectField } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { defaultLocale, isLocale } from '@/shared/locale/locales';
import { type AccountForm, type AccountValues, accountSchema } from '../accountFields';
import { type PersonChanges, type PersonDetails, useRoles } from '../api';
import { PersonFields } from '../PersonFields';
import { RoleField } from '../roles/RoleField';
import { lastDay } from '../roles/roleFields';
import { useRoleName } from '../roles/useRoleName';

/** What the form begins with: the account, and its role in one of the companies. */
export const valuesOf = (person: PersonDetails, companyId?: string): AccountValues => {
  const membership = person.memberships.find(({ company_id }) => company_id === companyId) ?? person.memberships[0];
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    language: isLocale(person.language) ? person.language : defaultLocale,
    company_id: membership?.company_id ?? '',
    role: membership?.role ?? '',
    ends_on: membership?.ends_on ?? '',
    platform_role: person.platform_role,
  };
};

type Dirty = Partial<Record<keyof AccountValues, boolean>>;

/** Only what was changed is sent. */
export const changesOf = (values: AccountValues, dirty: Dirty): PersonChanges => ({
  ...(dirty.first_name && { first_name: values.first_name }),
  ...(dirty.last_name && { last_name: values.last_name }),
  ...(dirty.email && { email: values.email }),
  ...(dirty.language && { language: values.language }),
  ...(dirty.platform_role && { platform_role: values.platform_role }),
  ...((dirty.role || dirty.ends_on) &&
    values.role !== '' && { role: values.role, ends_on: lastDay(values), company_id: values.company_id }),
});

export const useUserForm = (person: PersonDetails): AccountForm =>
  useForm({
    resolver: zodResolver(accountSchema),
    values: valuesOf(person),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });

type Props = { form: AccountForm; person: PersonDetails };

/** Somebody with several companies has a role in each: this says of which one the form speaks. */
const CompanyField = ({ form, person }: Props) => {
  const { t } = useTranslation('users');
  const choose = (id: string) => {
    const { company_id, role, ends_on } = valuesOf(person, id);
    form.resetField('company_id', { defaultValue: company_id });
    form.resetField('role', { defaultValue: role });
    form.resetField('ends_on', { defaultValue: ends_on });
  };
  return (
    <SelectField
      label={t('fields.company')}
      choices={person.memberships.map(({ company_id, company_name }) => ({ value: company_id, label: company_name }))}
      value={form.watch('company_id')}
      onChange={({ target }) => choose(target.value)}
    />
  );
};

const PlatformRoleField = ({ form, person }: Props) => {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const given = useRoles().data?.platform_roles ?? [];
  if (given.length === 0) return null;
  return (
    <SelectField
      label={t('fields.platformRole')}
      choices={given.map((value) => ({ value, label: roleName(value) }))}
      disabled={!person.abilities.edit}
      error={form.formState.errors.platform_role?.message}
      {...form.register('platform_role')}
    />
  );
};

export const UserFields = ({ form, person }: Props) => {
  const { t } = useTranslation('users');
  const { edit, rename, change_email } = person.abilities;
  return (
    <>
      <PersonFields
        form={form}
        fixed={{ names: !rename, email: !change_email }}
        hints={{
          names: edit && !rename ? t('sheet.elsewhere') : undefined,
          email: edit && !change_email ? t('sheet.emailTheirs') : undefined,
        }}
      />
      {person.memberships.length > 1 && <CompanyField form={form} person={person} />}
      {person.memberships.length > 0 && <RoleField form={form} disabled={!edit} />}
      <PlatformRoleField form={form} person={person} />
    </>
  );
};
