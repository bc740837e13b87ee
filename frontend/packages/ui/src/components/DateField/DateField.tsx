import { InputBase } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type FieldProps, field, fieldClasses } from '../fields/field';
import type { NativeProps } from '../fields/native';
import { Icon } from '../Icon/Icon';
import classes from './DateField.module.css';

type Props = FieldProps & NativeProps<'input'>;

/** A day, written and picked as the device does it; its value is "2027-03-16" everywhere. */
export const DateField = ({ label, hint, error, optional, ...rest }: Props) => (
  <InputBase
    {...rest}
    {...field({ label, hint, error, optional })}
    component="input"
    type="date"
    leftSection={<Icon of={IconCalendar} />}
    classNames={{ ...fieldClasses, input: classes.input }}
  />
);
