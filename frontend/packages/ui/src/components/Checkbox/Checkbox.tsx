import { type CheckboxProps, Checkbox as KitCheckbox } from '@mantine/core';
import { FieldError } from '../fields/field';
import classes from './Checkbox.module.css';

type Props = Omit<CheckboxProps, 'classNames' | 'error'> & { label: string; error?: string | undefined };

export const Checkbox = ({ error, ...rest }: Props) => (
  <KitCheckbox
    {...rest}
    aria-invalid={error ? true : undefined}
    error={error && <FieldError>{error}</FieldError>}
    classNames={{
      body: classes.body,
      inner: classes.inner,
      input: classes.input,
      icon: classes.icon,
      labelWrapper: classes.labelWrapper,
      label: classes.label,
      error: classes.error,
    }}
  />
);
