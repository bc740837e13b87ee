import type { InputWrapperProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import classes from './fields.module.css';
import { OptionalMark } from './OptionalMark';

export type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Says "(optional)" beside the label; what is needed is not marked. */
  optional?: boolean | undefined;
};

export const fieldLabel = ({ label, optional }: Pick<FieldProps, 'label' | 'optional'>): ReactNode =>
  optional ? (
    <>
      {label} <OptionalMark />
    </>
  ) : (
    label
  );

/** What every field shares: label above, hint below, an error that replaces the hint. */
export const field = ({ label, hint, error, optional }: FieldProps) =>
  ({
    label: fieldLabel({ label, optional }),
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
