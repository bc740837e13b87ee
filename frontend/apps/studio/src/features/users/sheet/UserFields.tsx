import { SelectField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { AccountForm } from '../accountFields';
import { PersonFields } from '../PersonFields';
import { RoleField } from '../roles/RoleField';
import { useRoleName } from '../roles/useRoleName';
import type { PersonDetails } from '../types';
import { useRoles } from '../useRoles';
import { valuesOf } from './userForm';

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
