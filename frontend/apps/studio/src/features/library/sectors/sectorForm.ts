import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '@/shared/forms/zod';
import { useLanguageLabel } from '../fields/LocalisedFields';
import { fieldsOf, textsOf } from '../fields/localised';
import type { NewSector, SectorDetails } from '../types';

const label = z.string().trim().max(120);
export const longestDescription = 300;
const description = z.string().trim().max(longestDescription);
const schema = z.object({
  'labels_fr-FR': label.min(1),
  'labels_en-GB': label,
  code: z.string().trim().min(1).max(20),
  icon: z.string(),
  'description_fr-FR': description,
  'description_en-GB': description,
  /** What the sector recommends, in its order. */
  chapters: z.array(z.object({ id: z.string(), mandatory: z.boolean() })),
});

export type SectorValues = z.infer<typeof schema>;
export type SectorForm = UseFormReturn<SectorValues>;
export type ChosenChapter = SectorValues['chapters'][number];

export const newSector: SectorValues = {
  ...fieldsOf('labels', {}),
  code: '',
  icon: 'shop',
  ...fieldsOf('description', {}),
  chapters: [],
};

export const valuesOf = (sector: SectorDetails): SectorValues => ({
  ...fieldsOf('labels', sector.labels),
  code: sector.code,
  icon: sector.icon,
  ...fieldsOf('description', sector.descriptions),
  chapters: sector.chapters.map(({ id, mandatory }) => ({ id, mandatory })),
});

/** What the sector is, as the server wants to hear it; what it recommends is another call. */
export const bodyOf = (values: SectorValues): NewSector => ({
  labels: textsOf('labels', values),
  code: values.code,
  icon: values.icon,
  description: textsOf('description', values),
});

export const useSectorForm = (values: SectorValues): SectorForm =>
  useForm({
    resolver: zodResolver(schema),
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });

/** What the fields are called, in the order of the form. */
export const useSectorLabels = (): Record<keyof SectorValues, string> => {
  const { t } = useTranslation('library');
  const inLanguage = useLanguageLabel();
  const [text, about] = [t('sectors.fields.label'), t('sectors.fields.description')];
  return {
    'labels_fr-FR': inLanguage(text, 'fr-FR'),
    'labels_en-GB': inLanguage(text, 'en-GB'),
    code: t('sectors.fields.code'),
    icon: t('sectors.fields.icon'),
    'description_fr-FR': inLanguage(about, 'fr-FR'),
    'description_en-GB': inLanguage(about, 'en-GB'),
    chapters: t('sectors.chapters.title'),
  };
};
