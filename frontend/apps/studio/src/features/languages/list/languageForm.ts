import { useTranslation } from 'react-i18next';
import { z } from '@/shared/forms/zod';
import type { Language, LanguageChange } from '../types';

export const name = z.string().trim().min(1).max(60);
export const direction = z.enum(['ltr', 'rtl']);

/** How a language serves the interface; what was put away comes back by another way. */
export const standings = ['offered', 'preparing', 'content_only'] as const;

export const languageSchema = z.object({
  label: name,
  own_name: name,
  direction,
  offered_from: z.number().int().min(0).max(100),
  standing: z.enum(standings),
  content: z.boolean(),
});

export type LanguageValues = z.infer<typeof languageSchema>;

export const valuesOf = (language: Language): LanguageValues => ({
  label: language.label,
  own_name: language.own_name,
  direction: language.direction,
  offered_from: language.offered_from,
  standing: standings.find((standing) => standing === language.standing) ?? 'preparing',
  content: language.content,
});

const meaning = {
  offered: { interface: true, status: 'active' },
  preparing: { interface: false, status: 'preparing' },
  content_only: { interface: false, status: 'active' },
} as const;

type Dirty = Partial<Record<keyof LanguageValues, boolean>>;

/** Only what was changed is sent. */
export const changesOf = (values: LanguageValues, dirty: Dirty): LanguageChange => ({
  ...(dirty.label && { label: values.label }),
  ...(dirty.own_name && { own_name: values.own_name }),
  ...(dirty.direction && { direction: values.direction }),
  ...(dirty.offered_from && { offered_from: values.offered_from }),
  ...(dirty.content && { content: values.content }),
  ...(dirty.standing && meaning[values.standing]),
});

export const useLanguageLabels = (): Record<keyof LanguageValues, string> => {
  const { t } = useTranslation('languages');
  return {
    label: t('fields.label'),
    own_name: t('fields.ownName'),
    direction: t('fields.direction'),
    standing: t('fields.standing'),
    offered_from: t('fields.offeredFrom'),
    content: t('fields.content'),
  };
};
