import { InputBase } from '@mantine/core';
import { useState } from 'react';
import { pageLanguage } from '../../labels/pageLanguage';
import { type ControlledProps, type FieldProps, field, fieldClasses } from '../fields/field';
import classes from './NumberField.module.css';
import { readNumber, writeNumber } from './number';

type Props = FieldProps &
  ControlledProps<number | null> & {
    /** What is counted: "jours", "Mo". */
    unit?: string | undefined;
    decimals?: boolean;
  };

const show = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : writeNumber(value, pageLanguage());

/**
 * A number, written as the language of the page writes it; no wheel or arrow changes it by accident. Its value is null
 * for nothing, and NaN for a text that is no number, which the form refuses.
 */
export const NumberField = ({ label, hint, error, optional, value, onChange, unit, decimals, ...rest }: Props) => {
  const [draft, setDraft] = useState('');
  /* A draft that means something else than the value is what was typed before the form changed it. */
  const typed = Object.is(readNumber(draft, pageLanguage()), value);
  return (
    <InputBase
      {...rest}
      {...field({ label, hint, error, optional })}
      component="input"
      type="text"
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ? draft : show(value)}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        onChange(readNumber(currentTarget.value, pageLanguage()));
      }}
      onBlur={(event) => {
        if (!Number.isNaN(value)) setDraft(show(value));
        rest.onBlur?.(event);
      }}
      rightSection={unit && <span className={classes.unit}>{unit}</span>}
      rightSectionWidth="auto"
      classNames={{ ...fieldClasses, input: classes.input }}
    />
  );
};
