import { z } from '@/shared/forms/zod';
import { i18n } from '@/shared/locale/i18n';

export const companyRoles = ['company_admin', 'booklet_manager', 'writer', 'translator', 'auditor'] as const;
export const platformRoles = ['none', 'library_editor', 'super_admin'] as const;

/** A role in a company and, for an auditor, its last day; a person of the platform has none. */
export const roleFields = {
  company_id: z.string(),
  role: z.enum([...companyRoles, '']),
  ends_on: z.union([z.literal(''), z.iso.date()]),
  platform_role: z.enum(platformRoles),
};

type Values = { role: string; ends_on: string };

/** An auditor leaves one day: which one is needed. */
export const endsOneDay = ({ role, ends_on }: Values, context: z.core.$RefinementCtx) => {
  if (role === 'auditor' && ends_on === '')
    context.addIssue({ code: 'custom', path: ['ends_on'], message: i18n.t('forms:required') });
};

/** What the server is sent of them. */
export const lastDay = ({ role, ends_on }: Values) => (role === 'auditor' ? ends_on : null);
