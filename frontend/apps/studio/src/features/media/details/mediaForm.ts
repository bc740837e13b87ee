import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { z } from '@/shared/forms/zod';
import { type ShippedLocale, shippedLocales } from '@/shared/locale/locales';
import type { MediaChanges, MediaDetails } from '../api';

export const longestAlt = 140;

/** The alternative text of each language is a field of its own. */
export const altField = <L extends ShippedLocale>(locale: L): `alt_${L}` => `alt_${locale}`;

const alt = z.string().trim().max(longestAlt);

const mediaSchema = z.object({
  name: z.string().trim().min(1).max(200),
  'alt_fr-FR': alt,
  'alt_en-GB': alt,
  decorative: z.boolean(),
  credit: z.string().trim().max(200),
  rights_until: z.union([z.literal(''), z.iso.date()]),
  folder_id: z.string(),
} satisfies Record<`alt_${ShippedLocale}`, unknown> & Record<string, unknown>);

export type MediaValues = z.infer<typeof mediaSchema>;
export type MediaForm = UseFormReturn<MediaValues, unknown, MediaValues>;

export const valuesOf = (file: MediaDetails): MediaValues => ({
  name: file.name,
  'alt_fr-FR': file.alt['fr-FR'] ?? '',
  'alt_en-GB': file.alt['en-GB'] ?? '',
  decorative: file.decorative,
  credit: file.credit,
  rights_until: file.rights_until ?? '',
  folder_id: file.folder_id ?? '',
});

type Dirty = Partial<Record<keyof MediaValues, boolean>>;

/** Only what was changed is sent; the texts of all languages go together. */
export const changesOf = (values: MediaValues, dirty: Dirty): MediaChanges => ({
  ...(dirty.name && { name: values.name }),
  ...(shippedLocales.some((locale) => dirty[altField(locale)]) && {
    alt: Object.fromEntries(shippedLocales.map((locale) => [locale, values[altField(locale)]])),
  }),
  ...(dirty.decorative && { decorative: values.decorative }),
  ...(dirty.credit && { credit: values.credit }),
  ...(dirty.rights_until && { rights_until: values.rights_until || null }),
  ...(dirty.folder_id && { folder_id: values.folder_id || null }),
});

export const useMediaForm = (file: MediaDetails): MediaForm =>
  useForm({
    resolver: zodResolver(mediaSchema),
    values: valuesOf(file),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
