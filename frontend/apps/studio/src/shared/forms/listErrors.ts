import type { FaultyField } from '@livretier/ui';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** What the summary of a form says, in the order of the labels; a field without an error is not in it. */
export const listErrors = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: Record<keyof Values & string, string>,
): FaultyField[] =>
  Object.entries<string>(labels).flatMap(([name, label]) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name, label, message }] : [];
  });
