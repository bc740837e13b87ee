import { InputBase } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type FieldProps, field, fieldClasses, type NativeProps } from '../fields/field';
import { Icon } from '../Icon/Icon';

type Props = FieldProps &
  NativeProps<'select'> & {
    choices: readonly { value: string; label: string; lang?: string | undefined }[];
    /** What it says while nothing is chosen. */
    placeholder?: string | undefined;
  };

/** One of a few, with the list of the device. For a long list: ComboField. */
export const SelectField = ({ label, hint, error, optional, choices, placeholder, ...rest }: Props) => (
  <InputBase
    {...rest}
    {...field({ label, hint, error, optional })}
    component="select"
    pointer
    rightSection={<Icon of={IconChevronDown} size={16} />}
    classNames={fieldClasses}
  >
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {choices.map(({ value, label: name, lang }) => (
      <option key={value} value={value} lang={lang}>
        {name}
      </option>
    ))}
  </InputBase>
);
