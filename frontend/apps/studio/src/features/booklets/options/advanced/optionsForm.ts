import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { day } from '@/features/booklets/access/period';
import type { Options, OptionsChanges } from '@/features/booklets/types';
import { z } from '@/shared/forms/zod';
import { i18n } from '@/shared/locale/i18n';

const optionsSchema = z
  .object({
    free_order: z.boolean(),
    offered_anyway: z.array(z.string()),
    review_on: day,
    slug: z.string().trim().min(3).max(60),
  })
  .superRefine(({ slug }, context) => {
    if (slug.length >= 3 && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      context.addIssue({ code: 'custom', path: ['slug'], message: i18n.t('booklets:advanced.address.wrong') });
  });

export type OptionsValues = z.infer<typeof optionsSchema>;

/** The options as the form holds them. */
export const valuesOf = (options: Options): OptionsValues => ({
  free_order: options.free_order,
  offered_anyway: [...options.offered_anyway],
  review_on: options.review_on ?? '',
  slug: options.slug,
});

const asSent = (values: OptionsValues) => ({ ...values, review_on: values.review_on || null });

/** What differs from what is saved, as the server is told. */
export const changesOf = (options: Options, values: OptionsValues): OptionsChanges => {
  const [before, after] = [asSent(valuesOf(options)), asSent(values)];
  const changed = (Object.keys(after) as (keyof OptionsValues)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as OptionsChanges;
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
  reading: 'lecture',
  languages: 'langues',
  review: 'revision',
  life: 'vie',
} as const;
