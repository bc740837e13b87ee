import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Saved<Values> = { sent: Values; saved: Values };

/** From now on the form is what the server saved; what was typed while it was being sent stays to be saved. */
export const startFromSaved = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>,
  { sent, saved }: Saved<Values>,
) => {
  const now = form.getValues();
  form.reset(saved, { keepDirtyValues: false });
  for (const field of Object.keys(saved) as Path<Values>[])
    if (now[field] !== sent[field]) form.setValue(field, now[field], { shouldDirty: true });
};
