import type { UseMutationResult } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { startFromSaved } from '@/shared/forms/startFromSaved';
import { useChangeCount } from '@/shared/forms/useChangeCount';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useErrorText } from '@/shared/text/useErrorText';

type Given<Stored, Values extends FieldValues, Changes extends object> = {
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  /** What differs from what is stored. */
  changesOf: (stored: Stored, values: Values) => Changes;
  labels: Record<keyof Values & string, string>;
  save: UseMutationResult<Stored, Error, Changes>;
};

/** How a form of the options is saved, as its foot shows it: what waits, what is wrong, when it was kept. */
export const useSavingForm = <Stored, Values extends FieldValues, Changes extends object>(
  form: UseFormReturn<Values>,
  { stored, valuesOf, changesOf, labels, save }: Given<Stored, Values, Changes>,
) => {
  const errorText = useErrorText();
  const changesIn = (values: Values) => changesOf(stored, values);
  const number = useChangeCount(form, changesIn);
  const errors = listErrors(form.formState.errors, labels);
  const submit = form.handleSubmit(() => {
    if (number === 0) return;
    const sent = form.getValues();
    save.mutate(changesIn(sent), {
      onSuccess: (saved) => startFromSaved(form, { sent, saved: valuesOf(saved) }),
      onError: (error) => showServerErrors(form, error),
    });
  });
  useUnsavedGuard(number > 0);
  useForgetFailure(save);
  return {
    onSubmit: submit,
    errors,
    dirty: number > 0,
    changes: number,
    busy: save.isPending,
    savedAt: save.isSuccess ? new Date(save.submittedAt) : undefined,
    failure: save.error && errors.length === 0 ? errorText(save.error) : undefined,
    onCancel: () => form.reset(valuesOf(stored), { keepDirtyValues: false }),
  };
};
