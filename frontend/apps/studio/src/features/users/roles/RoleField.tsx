import { DateField, SelectField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AccountForm } from '../accountFields';
import { useRoles } from '../api';
import { RoleCard } from './RoleCard';
import { companyRoles } from './roleFields';
import { useRoleName } from './useRoleName';

type Props = { form: AccountForm; disabled?: boolean };

/** The role in a company, what it permits, and the last day of an auditor. */
export const RoleField = ({ form, disabled = false }: Props) => {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const given = useRoles().data?.roles ?? [];
  const role = form.watch('role');
  const { errors } = form.formState;
  const offered = companyRoles.filter((one) => given.includes(one) || one === role);
  return (
    <>
      <SelectField
        label={t('fields.role')}
        hint={role ? t(`roles.hint.${role}`) : undefined}
        placeholder={role ? undefined : t('fields.choose')}
        choices={offered.map((value) => ({ value, label: roleName(value) }))}
        disabled={disabled}
        error={errors.role?.message}
        {...form.register('role')}
      />
      {role === 'auditor' && (
        <Controller
          control={form.control}
          name="ends_on"
          render={({ field }) => (
            <DateField
              {...field}
              label={t('fields.endsOn')}
              hint={t('fields.endsOnHint')}
              disabled={disabled}
              error={errors.ends_on?.message}
            />
          )}
        />
      )}
      <RoleCard role={role} />
    </>
  );
};
