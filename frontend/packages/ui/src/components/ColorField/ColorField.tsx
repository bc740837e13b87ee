import { InputBase } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useLabels } from '../../labels/useLabels';
import { type ControlledProps, type FieldProps, field, fieldClasses } from '../fields/field';
import classes from './ColorField.module.css';
import { readColor } from './color';

type Props = FieldProps & ControlledProps<string>;

/** A colour, typed or picked with the device's own picker; its value is "#1e5545" once the person leaves the field. */
export const ColorField = ({ label, hint, error, optional, value, onChange, ...rest }: Props) => {
  const labels = useLabels();
  const color = readColor(value);
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    if (color && color !== value) onChange(color);
    rest.onBlur?.(event);
  };
  return (
    <InputBase
      {...rest}
      {...field({ label, hint, error, optional })}
      component="input"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={tidy}
      spellCheck={false}
      autoComplete="off"
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          data-empty={color === null || undefined}
          aria-label={labels.pickColor.replace('{label}', label)}
          value={color ?? '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          disabled={rest.disabled}
        />
      }
      leftSectionPointerEvents="all"
      classNames={{ ...fieldClasses, input: classes.input }}
    />
  );
};
