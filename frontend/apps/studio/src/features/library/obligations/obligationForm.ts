import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '@/shared/forms/zod';
import { bookletKinds } from '../kinds';
import { levels } from '../search/librarySearch';
import type { Condition, Domain, Obligation } from '../types';

export const longestDoubt = 300;
export const longestRemark = 500;

export const domains = [
  'rescue',
  'risks',
  'respect',
  'contract',
  'time',
  'house',
  'trade',
  'environment',
  'training',
  'patients',
  'residents',
] as const satisfies readonly Domain[];

export const conditions = [
  'headcount_11',
  'headcount_50',
  'headcount_250',
  'works_council',
  'public_employer',
  'private_employer',
  'public_access',
  'remote_work',
  'minors',
  'staff_housing',
  'certifying_training',
  'training_over_500_hours',
  'older_residents',
  'disabled_residents',
] as const satisfies readonly Condition[];

const schema = z.object({
  label: z.string().trim().min(1).max(200),
  code: z.string().trim().min(1).max(40),
  reference: z.string().trim().min(1).max(200),
  link: z
    .string()
    .trim()
    .max(500)
    .regex(/^(https:\/\/[^\s\\@]+)?$/),
  doubt: z.string().trim().max(longestDoubt),
  remark: z.string().trim().max(longestRemark),
  domain: z.enum(domains),
  values: z.array(z.string()).max(20),
  level: z.enum(levels),
  verbatim: z.boolean(),
  conditions: z.array(z.enum(conditions)),
  kinds: z.array(z.enum(bookletKinds)),
  sectors: z.array(z.string()),
});

export type ObligationValues = z.infer<typeof schema>;
export type ObligationForm = UseFormReturn<ObligationValues>;

export const newObligation = (sector: string | undefined): ObligationValues => ({
  label: '',
  code: '',
  reference: '',
  link: '',
  doubt: '',
  remark: '',
  domain: 'house',
  values: [],
  level: 'mandatory',
  verbatim: false,
  conditions: [],
  kinds: [],
  sectors: sector ? [sector] : [],
});

export const valuesOf = (obligation: Obligation): ObligationValues => ({
  label: obligation.label,
  code: obligation.code,
  reference: obligation.reference,
  link: obligation.link,
  doubt: obligation.doubt,
  remark: obligation.remark,
  domain: obligation.domain,
  values: obligation.values,
  level: obligation.level,
  verbatim: obligation.verbatim,
  conditions: obligation.conditions,
  kinds: obligation.kinds,
  sectors: obligation.sectors.map(({ id }) => id),
});

export const useObligationForm = (values: ObligationValues): ObligationForm =>
  useForm({
    resolver: zodResolver(schema),
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });

/** What the fields are called, in the order of the form. */
export const useObligationLabels = (): Record<keyof ObligationValues, string> => {
  const { t } = useTranslation('library');
  return {
    label: t('obligations.fields.label'),
    code: t('obligations.fields.code'),
    reference: t('obligations.fields.reference'),
    link: t('obligations.fields.link'),
    doubt: t('obligations.fields.doubt'),
    remark: t('obligations.fields.remark'),
    domain: t('obligations.fields.domain'),
    values: t('obligations.fields.values'),
    level: t('obligations.fields.level'),
    verbatim: t('obligations.fields.verbatim'),
    conditions: t('obligations.fields.conditions'),
    kinds: t('obligations.fields.kinds'),
    sectors: t('obligations.fields.sectors'),
  };
};
