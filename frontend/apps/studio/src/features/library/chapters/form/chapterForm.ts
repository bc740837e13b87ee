import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguageLabel } from '@/features/library/fields/LocalisedFields';
import { fieldsOf, textsOf } from '@/features/library/fields/localised';
import { bookletKinds } from '@/features/library/kinds';
import type { ChapterDetails, NewChapter } from '@/features/library/types';
import { z } from '@/shared/forms/zod';
import { updatePolicies } from '../updatePolicies';

const title = z.string().trim().max(200);
export const longestSummary = 300;
const summary = z.string().trim().max(longestSummary);
const schema = z.object({
  'title_fr-FR': title.min(1),
  'title_en-GB': title,
  'summary_fr-FR': summary,
  'summary_en-GB': summary,
  icon: z.string(),
  sectors: z.array(z.string()),
  kinds: z.array(z.enum(bookletKinds)),
  obligations: z.array(z.string()),
  update_policy: z.enum(updatePolicies),
});

export type ChapterValues = z.infer<typeof schema>;
export type ChapterForm = UseFormReturn<ChapterValues>;

export const newChapter: ChapterValues = {
  ...fieldsOf('title', {}),
  ...fieldsOf('summary', {}),
  icon: 'book',
  sectors: [],
  kinds: [],
  obligations: [],
  update_policy: 'proposed',
};

export const valuesOf = (chapter: ChapterDetails): ChapterValues => ({
  ...fieldsOf('title', chapter.titles),
  ...fieldsOf('summary', chapter.summaries),
  icon: chapter.icon,
  sectors: chapter.sector_ids,
  kinds: chapter.kinds,
  obligations: chapter.obligation_ids,
  update_policy: chapter.update_policy,
});

/** As the server wants to hear it: one title and one summary in several languages. */
export const bodyOf = (values: ChapterValues): NewChapter => ({
  title: textsOf('title', values),
  summary: textsOf('summary', values),
  icon: values.icon,
  sectors: values.sectors,
  kinds: values.kinds,
  obligations: values.obligations,
  update_policy: values.update_policy,
});

/** A form that starts from these values; `values` that come later replace what nobody has touched. */
export const useChapterForm = (values: ChapterValues): ChapterForm =>
  useForm({
    resolver: zodResolver(schema),
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });

/** What the fields are called, in the order of the form. */
export const useChapterLabels = (): Record<keyof ChapterValues, string> => {
  const { t } = useTranslation('library');
  const inLanguage = useLanguageLabel();
  const [text, about] = [t('chapters.fields.title'), t('chapters.fields.summary')];
  return {
    'title_fr-FR': inLanguage(text, 'fr-FR'),
    'title_en-GB': inLanguage(text, 'en-GB'),
    'summary_fr-FR': inLanguage(about, 'fr-FR'),
    'summary_en-GB': inLanguage(about, 'en-GB'),
    icon: t('chapters.fields.icon'),
    sectors: t('chapters.fields.sectors'),
    kinds: t('chapters.fields.kinds'),
    obligations: t('chapters.fields.obligations'),
    update_policy: t('chapters.fields.policy'),
  };
};
