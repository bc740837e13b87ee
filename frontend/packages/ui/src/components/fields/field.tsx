import type { InputWrapperProps } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import classes from './fields.module.css';

/** Most fields are needed, so only the others are marked. */
const OptionalMark = () => <span className={classes.optional}>({useLabels().optional})</span>;

export const FieldError = ({ children }: { children: string }) => (
  <>
    <Icon of={IconAlertCircle} size={16} />
    {children}
  </>
);

type Props = Pick<FieldProps, 'hint' | 'error'> & { id: string };

/** What stands under a control that the kit does not draw: the hint, or the error in its place. */
export const FieldNote = ({ id, hint, error }: Props) => {
  if (error)
    return (
      <p id={id} className={classes.error}>
        <FieldError>{error}</FieldError>
      </p>
    );
  return (
    hint && (
      <p id={id} className={classes.hint}>
        {hint}
      </p>
    )
  );
};

type Kept = keyof FieldProps | 'className' | 'style' | 'size' | 'type' | 'required' | 'disabled';

/** What a field takes of its native element; what is needed is not marked, and the form says it in our words. */
export type NativeProps<E extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<E>, Kept> & {
  disabled?: boolean;
};

/** The same for a field that hears a value instead of an event: for the Controller of a form. */
export type ControlledProps<V> = Omit<NativeProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
  value: V;
  onChange: (value: V) => void;
};

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
