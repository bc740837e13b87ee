import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { day, dayOrNull } from '@/features/booklets/access/period';
import type { Reading, ReadingChanges } from '@/features/booklets/types';
import { z } from '@/shared/forms/zod';
import { i18n } from '@/shared/locale/i18n';

export const readingModes = ['public', 'code', 'named', 'signed_in'] as const satisfies readonly Reading['mode'][];

/* What a telephone can dial. */
const PHONE = /^\+?\d[\d .()\u00a0\u202f-]*\d$/;

const text = z.string().trim();
const nothing = z.literal('');

const schema = z
  .object({
    mode: z.enum(readingModes),
    opens_on: day,
    closes_on: day,
    offers_pdf: z.boolean(),
    offers_offline: z.boolean(),
    indexed: z.boolean(),
    code_on_poster: z.boolean(),
    contact_name: text.max(120),
    contact_phone: text.pipe(
      nothing.or(
        z
          .string()
          .regex(PHONE, { error: () => i18n.t('reading:contact.notDialled') })
          .max(30),
      ),
    ),
    contact_email: text.pipe(nothing.or(z.email().max(254))),
  })
  .superRefine(({ opens_on, closes_on }, context) => {
    if (opens_on && closes_on && closes_on < opens_on)
      context.addIssue({ code: 'custom', path: ['closes_on'], message: i18n.t('reading:dates.before') });
  });

/* Whether readers may ask is said in « Avancé ». */
type Kept = Omit<Required<ReadingChanges>, 'offers_questions'>;

export type ReadingValues = z.infer<typeof schema>;

export const valuesOf = (reading: Reading): ReadingValues => ({
  mode: reading.mode,
  opens_on: reading.opens_on ?? '',
  closes_on: reading.closes_on ?? '',
  offers_pdf: reading.offers_pdf,
  offers_offline: reading.offers_offline,
  indexed: reading.indexed,
  code_on_poster: reading.code_on_poster,
  contact_name: reading.contact_name,
  contact_phone: reading.contact_phone,
  contact_email: reading.contact_email,
});

/** What differs from what is saved, as the server is told. */
export const changesOf = (reading: Reading, values: ReadingValues): ReadingChanges => {
  const sent: Kept = {
    ...values,
    opens_on: dayOrNull(values.opens_on),
    closes_on: dayOrNull(values.closes_on),
  };
  const changed = (Object.keys(sent) as (keyof Kept)[]).filter((name) => sent[name] !== reading[name]);
  return Object.fromEntries(changed.map((name) => [name, sent[name]]));
};

export type ReadingForm = ReturnType<typeof useReadingForm>;

export const useReadingForm = (reading: Reading) =>
  useForm({
    resolver: zodResolver(schema),
    values: valuesOf(reading),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });

/** What each part of the form is given. */
export type PartProps = { form: ReadingForm; reading: Reading; disabled: boolean };
