import { InputBase } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { CalendarPopover } from '../Calendar/CalendarPopover';
import { readDay, writtenDay } from '../Calendar/days';
import { type ControlledProps, type FieldProps, field, fieldClasses } from '../fields/field';
import { IconButton } from '../IconButton/IconButton';
import classes from './DateField.module.css';

const shown = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? writtenDay(value) : value);

/**
 * A day, typed with the day first or picked in a calendar. Its value is "2027-03-16", or what was typed when that is no
 * day, so that the form refuses it in its own words.
 */
export const DateField = (props: FieldProps & ControlledProps<string>) => {
  const { label, hint, error, optional, value, onChange, ...rest } = props;
  const labels = useLabels();
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    if (draft !== undefined) onChange(readDay(draft) ?? draft.trim());
    setDraft(undefined);
  };
  return (
    <InputBase
      {...rest}
      {...field({ label, hint, error, optional })}
      component="input"
      inputMode="numeric"
      autoComplete="off"
      placeholder={labels.dayShape}
      value={draft ?? shown(value)}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      rightSectionPointerEvents="all"
      rightSection={
        <CalendarPopover
          label={label}
          value={shown(value) === value ? '' : value}
          onPick={onChange}
          target={(opening) => (
            <IconButton {...opening} label={`${labels.openCalendar} ${label}`} icon={IconCalendar} size="small" />
          )}
        />
      }
      classNames={{ ...fieldClasses, input: classes.input }}
    />
  );
};
