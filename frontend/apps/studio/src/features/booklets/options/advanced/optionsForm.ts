import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { day } from '@/features/booklets/access/period';
import type { Options, RemindersIn } from '@/features/booklets/types';
import { z } from '@/shared/forms/zod';
import { i18n } from '@/shared/locale/i18n';
import type { Advanced, AdvancedChanges } from '../api';

const afterHandingOver = z.number().int().min(1).max(90).nullable();
export const reminderNames = ['first', 'second', 'third'] as const;
const DAYS_APART = 2;

const optionsSchema = z
  .object({
    free_order: z.boolean(),
    offers_questions: z.boolean(),
    offered_anyway: z.array(z.string()),
    reminds: z.boolean(),
    invites_newcomers: z.boolean(),
    publishes_core: z.boolean(),
    first: afterHandingOver,
    second: afterHandingOver,
    third: afterHandingOver,
    review_on: day,
    slug: z.string().trim().min(3).max(60),
  })
  .superRefine(({ slug, ...values }, context) => {
    if (slug.length >= 3 && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      context.addIssue({ code: 'custom', path: ['slug'], message: i18n.t('booklets:advanced.address.wrong') });
    const told = reminderNames.filter((name) => values[name] !== null);
    const close = told.filter((name, place) => {
      const before = told[place - 1];
      return before && Number(values[name]) - Number(values[before]) < DAYS_APART;
    });
    for (const name of close)
      context.addIssue({ code: 'custom', path: [name], message: i18n.t('booklets:advanced.reminders.close') });
  });

export type OptionsValues = z.infer<typeof optionsSchema>;

/** The options as the form holds them. */
export const valuesOf = ({ options, reminders, reading }: Advanced): OptionsValues => ({
  free_order: options.free_order,
  offers_questions: reading.offers_questions,
  offered_anyway: [...options.offered_anyway],
  reminds: reminders.reminds,
  invites_newcomers: reminders.invites_newcomers,
  first: reminders.steps[0]?.day ?? null,
  second: reminders.steps[1]?.day ?? null,
  third: reminders.steps[2]?.day ?? null,
  publishes_core: options.core_publication === 'automatic',
  review_on: options.review_on ?? '',
  slug: options.slug,
});

const optionsOf = ({ free_order, offered_anyway, publishes_core, review_on, slug }: OptionsValues) => ({
  free_order,
  offered_anyway,
  core_publication: publishes_core ? ('automatic' as const) : ('ask' as const),
  review_on: review_on || null,
  slug,
});

const remindersOf = ({ reminds, invites_newcomers, ...values }: OptionsValues): RemindersIn => ({
  reminds,
  invites_newcomers,
  steps: reminderNames.flatMap((name) => (values[name] === null ? [] : [{ day: values[name] }])),
});

/** What differs from what is saved, as the server is told. */
export const changesOf = (stored: Advanced, values: OptionsValues): AdvancedChanges => {
  const known = valuesOf(stored);
  const [before, after] = [optionsOf(known), optionsOf(values)];
  const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const calendar = remindersOf(values);
  const { offers_questions } = values;
  return {
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
    ...(JSON.stringify(calendar) !== JSON.stringify(remindersOf(known)) && { calendar }),
    ...(offers_questions !== known.offers_questions && { door: { offers_questions } }),
  };
};

type OptionsForm = ReturnType<typeof useOptionsForm>;

export const useOptionsForm = (stored: Advanced) =>
  useForm({
    resolver: zodResolver(optionsSchema),
    values: valuesOf(stored),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });

/** What each part of the form is given. */
export type SectionProps = { form: OptionsForm; options: Options; disabled: boolean };

/** Where each part stands on the page. */
export const anchors = {
  reading: 'lecture',
  languages: 'langues',
  reminders: 'relances',
  core: 'socle',
  review: 'revision',
  life: 'vie',
} as const;
