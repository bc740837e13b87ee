import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listErrors } from '../../../../shared/forms/listErrors';
import { showServerErrors } from '../../../../shared/forms/serverErrors';
import { startFromSaved } from '../../../../shared/forms/startFromSaved';
import { useForgetFailure } from '../../../../shared/forms/useForgetFailure';
import { useUnsavedGuard } from '../../../../shared/forms/useUnsavedGuard';
import { useErrorText } from '../../../../shared/text/useErrorText';
import type { Options } from '../../types';
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
  const errorText = useErrorText();
  const save = useSaveOptions(options.id);
  const form = useOptionsForm(options);
  const values = useWatch({ control: form.control, compute: (all: OptionsValues) => all });
  const changes = changesOf(options, values);
  const number = Object.keys(changes).length;
  const faults = listErrors(form.formState.errors, useLabels());
  const submit = form.handleSubmit(() => {
    if (number === 0) return;
    const sent = form.getValues();
    save.mutate(changes, {
      onSuccess: (saved) => startFromSaved(form, { sent, saved: valuesOf(saved) }),
      onError: (error) => showServerErrors(form, error),
    });
  });
  useUnsavedGuard(number > 0);
  useForgetFailure(save);
  return {
    form,
    foot: {
      onSubmit: submit,
      errors: faults,
      dirty: number > 0,
      changes: number,
      busy: save.isPending,
      savedAt: save.isSuccess ? new Date(save.submittedAt) : undefined,
      failure: save.error && faults.length === 0 ? errorText(save.error) : undefined,
      onCancel: () => form.reset(valuesOf(options), { keepDirtyValues: false }),
    },
  };
};
