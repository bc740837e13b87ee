import type { KeyboardEvent } from 'react';
import type { ValueLine } from '../api';
import { useValueTexts } from '../useValueTexts';
import classes from './ValueField.module.css';

export const longestValue = 500;

/** The next thing to fill, in the order of the page. */
const nextField = (field: HTMLInputElement) => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-value-field]')];
  return fields[fields.indexOf(field) + 1];
};

type Props = {
  line: ValueLine;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  onLeave: () => void;
};

/** An information that is filled in its place; Enter goes to the next one. */
export const ValueField = ({ line, value, onChange, onEnter, onLeave }: Props) => {
  const { nameOf } = useValueTexts();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = nextField(event.currentTarget);
    if (next) next.focus();
    else event.currentTarget.blur();
  };
  return (
    <input
      data-value-field
      className={classes.field}
      aria-label={nameOf(line)}
      placeholder={line.hint}
      maxLength={longestValue}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={onEnter}
      onBlur={onLeave}
      onKeyDown={press}
    />
  );
};
