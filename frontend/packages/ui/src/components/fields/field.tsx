import type { InputWrapperProps } from '@mantine/core';
import { FieldError } from './FieldError';
import classes from './fields.module.css';

export type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** What every field shares: label above, hint below, an error that replaces the hint. */
export const field = ({ label, hint, error }: FieldProps) =>
  ({
    label,
    description: error ? undefined : hint,
    error: error && <FieldError>{error}</FieldError>,
    errorProps: { component: 'div' },
    withAsterisk: false,
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
  }) satisfies Partial<InputWrapperProps> & Record<string, unknown>;

export const fieldClasses = {
  root: classes.root,
  label: classes.label,
  wrapper: classes.wrapper,
  input: classes.input,
  section: classes.section,
  description: classes.hint,
  error: classes.error,
};
