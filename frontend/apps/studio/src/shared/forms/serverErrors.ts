import { ApiError } from '@livretier/api';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Put the server's refusals beside their fields; true when there was at least one that the form has. */
export const showServerErrors = <Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown) => {
  if (!(error instanceof ApiError)) return false;
  const known = Object.entries(error.fields).filter(([field]) => field in form.getValues());
  for (const [field, [message]] of known) form.setError(field as Path<Values>, { message: message ?? '' });
  return known.length > 0;
};
