import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Options } from '../../types';
import { useSavingForm } from '../useSavingForm';
import { changesOf, type OptionsValues, useOptionsForm, valuesOf } from './optionsForm';
import { useSaveOptions } from './useSaveOptions';

const useLabels = (): Record<keyof OptionsValues, string> => {
  const { t } = useTranslation('booklets');
  return {
    receipt_mode: t('advanced.receipt.title'),
    receipt_sentence: t('advanced.receipt.sentence'),
    receipt_days: t('advanced.receipt.days'),
    receipt_on_paper: t('advanced.receipt.paper'),
    free_order: t('advanced.reading.free'),
    reminders: t('advanced.reminders.title'),
    review_on: t('advanced.review.on'),
    receipts_months: t('advanced.review.months'),
    slug: t('advanced.address.slug'),
  };
};

/** Everything that the form of the options is, besides its fields. */
export const useOptionsEditor = (options: Options) => {
  const form = useOptionsForm(options);
  const values = useWatch({ control: form.control, compute: (all: OptionsValues) => all });
  const foot = useSavingForm(form, {
    stored: options,
    valuesOf,
    changes: changesOf(options, values),
    labels: useLabels(),
    save: useSaveOptions(options.id),
  });
  return { form, foot };
};
