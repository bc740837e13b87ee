import { TextInput, type TextInputProps } from '@mantine/core';
import { type FieldProps, field, fieldClasses } from '../fields/field';

type Props = FieldProps &
  Omit<TextInputProps, keyof FieldProps | 'classNames' | 'leftSection'> & { icon?: TextInputProps['leftSection'] };

export const TextField = ({ label, hint, error, optional, icon, ...rest }: Props) => (
  <TextInput {...rest} {...field({ label, hint, error, optional })} leftSection={icon} classNames={fieldClasses} />
);
