import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '@/shared/forms/zod';
import { bookletKinds } from '../kinds';
import { levels } from '../search/librarySearch';
import type { Obligation } from '../types';

export const longestDoubt = 300;

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
  level: z.enum(levels),
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
  level: 'mandatory',
  kinds: [],
  sectors: sector ? [sector] : [],
});

export const valuesOf = (obligation: Obligation): ObligationValues => ({
  label: obligation.label,
  code: obligation.code,
  reference: obligation.reference,
  link: obligation.link,
  doubt: obligation.doubt,
  level: obligation.level,
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
    level: t('obligations.fields.level'),
    kinds: t('obligations.fields.kinds'),
    sectors: t('obligations.fields.sectors'),
  };
};
