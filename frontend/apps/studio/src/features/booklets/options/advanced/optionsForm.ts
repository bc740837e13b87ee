import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { day } from '@/features/booklets/access/period';
import type { Options, OptionsChanges } from '@/features/booklets/types';
import { z } from '@/shared/forms/zod';
import { i18n } from '@/shared/locale/i18n';
import { isCalm, mostReminders } from './reminders';

export const longestSentence = 200;
export const receiptModes = ['none', 'end', 'chapter'] as const;

const optionsSchema = z
  .object({
    receipt_mode: z.enum(receiptModes),
    receipt_sentence: z.string().trim().max(longestSentence),
    receipt_days: z.string(),
    receipt_on_paper: z.boolean(),
    free_order: z.boolean(),
    reminders: z.array(z.number().nullable()).max(mostReminders),
    review_on: day,
    receipts_months: z.string(),
    slug: z.string().trim().min(3).max(60),
  })
  .superRefine(({ reminders, slug }, context) => {
    if (!isCalm(reminders))
      context.addIssue({ code: 'custom', path: ['reminders'], message: i18n.t('booklets:advanced.reminders.wrong') });
    if (slug.length >= 3 && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      context.addIssue({ code: 'custom', path: ['slug'], message: i18n.t('booklets:advanced.address.wrong') });
  });

export type OptionsValues = z.infer<typeof optionsSchema>;

/** The options as the form holds them: the usual sentence stands in the place of none. */
export const valuesOf = (options: Options): OptionsValues => ({
  receipt_mode: options.receipt_mode,
  receipt_sentence: options.receipt_sentence || options.usual_sentence,
  receipt_days: String(options.receipt_days),
  receipt_on_paper: options.receipt_on_paper,
  free_order: options.free_order,
  reminders: options.reminders,
  review_on: options.review_on ?? '',
  receipts_months: options.receipts_months === null ? '' : String(options.receipts_months),
  slug: options.slug,
});

const asSent = (values: OptionsValues, { usual_sentence }: Options): Required<OptionsChanges> => ({
  ...values,
  receipt_sentence: values.receipt_sentence === usual_sentence ? '' : values.receipt_sentence,
  receipt_days: Number(values.receipt_days),
  reminders: values.reminders.filter((reminder) => reminder !== null),
  review_on: values.review_on || null,
  receipts_months: values.receipts_months ? Number(values.receipts_months) : null,
});

/** What differs from what is saved, as the server is told. */
export const changesOf = (options: Options, values: OptionsValues): OptionsChanges => {
  const [before, after] = [asSent(valuesOf(options), options), asSent(values, options)];
  const changed = (Object.keys(after) as (keyof OptionsChanges)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
};

type OptionsForm = ReturnType<typeof useOptionsForm>;

export const useOptionsForm = (options: Options) =>
  useForm({
    resolver: zodResolver(optionsSchema),
    values: valuesOf(options),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });

/** What each part of the form is given. */
export type SectionProps = { form: OptionsForm; options: Options; disabled: boolean };

/** Where each part stands on the page. */
export const anchors = {
  receipt: 'accuse',
  reading: 'lecture',
  reminders: 'relances',
  review: 'revision',
  life: 'vie',
} as const;
