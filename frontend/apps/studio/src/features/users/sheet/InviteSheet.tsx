import { zodResolver } from '@hookform/resolvers/zod';
import { ComboField, ErrorSummary, SaveBar, SelectField, SideSheet } from '@livretier/ui';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { i18n } from '@/shared/locale/i18n';
import { useLocale } from '@/shared/locale/useLocale';
import { useErrorText } from '@/shared/text/useErrorText';
import { type AccountForm, type AccountValues, accountSchema, useFieldLabels } from '../accountFields';
import { type Invitation, useCompanyChoices, useInviteUser, useRoles } from '../api';
import { PersonFields } from '../PersonFields';
import { RoleField } from '../roles/RoleField';
import { lastDay } from '../roles/roleFields';
import { useRoleName } from '../roles/useRoleName';
import { useOpenUser } from '../useOpenUser';

const schema = accountSchema.superRefine(({ role, platform_role, company_id }, context) => {
  if (platform_role !== 'none') return;
  const missing = [...(role ? [] : ['role']), ...(company_id ? [] : ['company_id'])];
  for (const path of missing) context.addIssue({ code: 'custom', path: [path], message: i18n.t('forms:required') });
});

/** What the server is sent: a role in a company, or one on the platform. */
const invitationOf = (values: AccountValues): Invitation => {
  const { first_name, last_name, email, language, platform_role, role, company_id } = values;
  const person = { first_name, last_name, email, language, platform_role };
  if (platform_role !== 'none' || role === '') return person;
  return { ...person, role, company_id, ends_on: lastDay(values) };
};

const useInviteForm = (companyId: string): AccountForm => {
  const language = useLocale();
  return useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      first_name: '',
      last_name: '',
      email: '',
      language,
      company_id: companyId,
      role: '',
      ends_on: '',
      platform_role: 'none',
    },
    shouldFocusError: false,
  });
};

/** For those who administer every company: in which one, or on the platform itself. */
const InviteWhere = ({ form }: { form: AccountForm }) => {
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

/** /parametres/utilisateurs/create: a letter for somebody who is awaited. */
export const InviteSheet = () => {
  const { t } = useTranslation('users');
  const errorText = useErrorText();
  const company = useSignedInUser().company;
  const invite = useInviteUser();
  const form = useInviteForm(company?.id ?? '');
  const { close } = useOpenUser();
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, useFieldLabels());
  const staff = form.watch('platform_role') !== 'none';
  const submit = form.handleSubmit((values) =>
    invite.mutate(invitationOf(values), {
      onError: (error) => showServerErrors(form, error),
      onSuccess: () => void close({ ignoreBlocker: true }),
    }),
  );
  useUnsavedGuard(isDirty && !invite.isSuccess);
  useForgetFailure(invite);
  return (
    <SideSheet
      title={t('invite.title')}
      caption={t('invite.caption')}
      onClose={() => void close()}
      onSubmit={submit}
      footer={
        <SaveBar
          dirty={isDirty}
          busy={invite.isPending}
          failure={invite.error && faults.length === 0 ? errorText(invite.error) : undefined}
          saveLabel={t('invite.send')}
          onCancel={() => void close()}
        />
      }
    >
      <ErrorSummary errors={faults} />
      <PersonFields form={form} />
      <InviteWhere form={form} />
      {!staff && <RoleField form={form} />}
    </SideSheet>
  );
};
