import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { i18n } from '../../../shared/locale/i18n';
import { useLocale } from '../../../shared/locale/useLocale';
import { type AccountForm, type AccountValues, accountSchema } from '../accountFields';
import { lastDay } from '../roles/roleFields';
import type { Invitation } from '../types';

const schema = accountSchema.superRefine(({ role, platform_role, company_id }, context) => {
  if (platform_role !== 'none') return;
  const missing = [...(role ? [] : ['role']), ...(company_id ? [] : ['company_id'])];
  for (const path of missing) context.addIssue({ code: 'custom', path: [path], message: i18n.t('forms:required') });
});

/** What the server is sent: a role in a company, or one on the platform. */
export const invitationOf = (values: AccountValues): Invitation => {
  const { first_name, last_name, email, language, platform_role, role, company_id } = values;
  const person = { first_name, last_name, email, language, platform_role };
  if (platform_role !== 'none' || role === '') return person;
  return { ...person, role, company_id, ends_on: lastDay(values) };
};

export const useInviteForm = (companyId: string): AccountForm => {
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
