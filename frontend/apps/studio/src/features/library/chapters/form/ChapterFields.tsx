import { RadioGroup } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LocalisedAreas, LocalisedFields } from '@/features/library/fields/LocalisedFields';
import { fieldIn } from '@/features/library/fields/localised';
import { ObligationsField, SectorsField } from '@/features/library/fields/PickField';
import { IconField } from '@/features/library/icons/IconField';
import { useKindChoices } from '@/features/library/kinds';
import { ChecksField } from '@/shared/later/ChecksField';
import { usePolicyChoices } from '../updatePolicies';
import { type ChapterForm, longestSummary, useChapterLabels } from './chapterForm';

type Props = { form: ChapterForm };

/** What the chapter is called and how one recognises it. */
export const IdentityFields = ({ form, folded = false }: Props & { folded?: boolean }) => {
  const { t } = useTranslation('library');
  const labels = useChapterLabels();
  const { errors } = form.formState;
  return (
    <>
      <LocalisedFields
        label={t('chapters.fields.title')}
        register={(locale) => form.register(fieldIn('title', locale))}
        error={(locale) => errors[fieldIn('title', locale)]?.message}
      />
      <LocalisedAreas
        label={t('chapters.fields.summary')}
        hint={t('chapters.fields.summaryHint')}
        limit={longestSummary}
        register={(locale) => form.register(fieldIn('summary', locale))}
        error={(locale) => errors[fieldIn('summary', locale)]?.message}
      />
      <IconField label={labels.icon} folded={folded ? form.watch('icon') : undefined} {...form.register('icon')} />
    </>
  );
};

/** For which booklets it is, and what it covers. */
export const UseFields = ({ form }: Props) => {
  const { t } = useTranslation('library');
  const labels = useChapterLabels();
  const kinds = useKindChoices();
  const { errors } = form.formState;
  return (
    <>
      <Controller
        control={form.control}
        name="sectors"
        render={({ field: { value, onChange } }) => (
          <SectorsField label={labels.sectors} value={value} onChange={onChange} error={errors.sectors?.message} />
        )}
      />
      <Controller
        control={form.control}
        name="kinds"
        render={({ field: { value, onChange } }) => (
          <ChecksField
            label={labels.kinds}
            hint={t('fields.kindsHint')}
            choices={kinds}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="obligations"
        render={({ field: { value, onChange } }) => (
          <ObligationsField
            label={labels.obligations}
            value={value}
            onChange={onChange}
            error={errors.obligations?.message}
          />
        )}
      />
    </>
  );
};

/** How a new version reaches the booklets that took the chapter over. */
export const PolicyField = ({ form }: Props) => {
  const labels = useChapterLabels();
  return (
    <RadioGroup
      look="card"
      label={labels.update_policy}
      choices={usePolicyChoices()}
      error={form.formState.errors.update_policy?.message}
      {...form.register('update_policy')}
    />
  );
};
