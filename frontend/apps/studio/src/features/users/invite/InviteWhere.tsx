import { ComboField, SelectField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '../../accounts';
import type { AccountForm } from '../accountFields';
import { useRoleName } from '../roles/useRoleName';
import { useCompanyChoices } from '../useCompanyChoices';
import { useRoles } from '../useRoles';

/** For those who administer every company: in which one, or on the platform itself. */
export const InviteWhere = ({ form }: { form: AccountForm }) => {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const everywhere = useSignedInUser().abilities.manage_companies;
  const companies = useCompanyChoices(everywhere);
  const given = useRoles().data?.platform_roles ?? [];
  const { errors } = form.formState;
  if (!everywhere) return null;
  return (
    <>
      <SelectField
        label={t('fields.platformRole')}
        choices={given.map((value) => ({
          value,
          label: value === 'none' ? t('fields.companyMember') : roleName(value),
        }))}
        error={errors.platform_role?.message}
        {...form.register('platform_role')}
      />
      {form.watch('platform_role') === 'none' && (
        <Controller
          control={form.control}
          name="company_id"
          render={({ field: { value, onChange, ...field } }) => (
            <ComboField
              {...field}
              label={t('fields.company')}
              choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
              value={value || null}
              onChange={(id) => onChange(id ?? '')}
              error={errors.company_id?.message}
            />
          )}
        />
      )}
    </>
  );
};
