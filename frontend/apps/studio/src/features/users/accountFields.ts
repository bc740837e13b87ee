import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '@/shared/forms/zod';
import { locales } from '@/shared/locale/locales';
import { endsOneDay, roleFields } from './roles/roleFields';

/** What the fields of an account are called, in the order of the form. */
export const useFieldLabels = () => {
  const { t } = useTranslation('users');
  return {
    first_name: t('fields.firstName'),
    last_name: t('fields.lastName'),
    email: t('fields.email'),
    language: t('fields.language'),
    company_id: t('fields.company'),
    role: t('fields.role'),
    ends_on: t('fields.endsOn'),
    platform_role: t('fields.platformRole'),
  };
};

const name = z.string().trim().min(1).max(80);

/** An account as both forms write it: who somebody is, where and as what. */
export const accountSchema = z
  .object({
    first_name: name,
    last_name: name,
    email: z.string().trim().pipe(z.email().max(254)),
    language: z.enum(locales),
    ...roleFields,
  })
  .superRefine(endsOneDay);

export type AccountValues = z.infer<typeof accountSchema>;
export type AccountForm = UseFormReturn<AccountValues, unknown, AccountValues>;
