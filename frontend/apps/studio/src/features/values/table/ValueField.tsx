import { type KeyboardEvent, useState } from 'react';
import { useSaveValues } from '../data/useSaveValues';
import type { ValueLine } from '../types';
import { useValueTexts } from '../useValueTexts';
import { useQuietSave } from './useQuietSave';
import classes from './ValueField.module.css';

export const longestValue = 500;

/** The next thing to fill, in the order of the page. */
const nextField = (field: HTMLInputElement) => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-value-field]')];
  return fields[fields.indexOf(field) + 1];
};

type Props = {
  line: ValueLine;
  /** Where what is typed is said: a site, or the whole company. */
  site: string | null;
  onEnter: () => void;
  onLeave: () => void;
};

/** An information that is filled in its place; Enter goes to the next one. */
export const ValueField = ({ line, site, onEnter, onLeave }: Props) => {
  const { nameOf } = useValueTexts();
  const save = useSaveValues();
  const [text, setText] = useState(line.value);
  const { keep, flush } = useQuietSave((value: string, closing) =>
    save.mutate({ site, values: [{ key: line.key, value: value.trim() }], closing }),
  );
  const leave = () => {
    flush();
    onLeave();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = nextField(event.currentTarget);
    if (next) next.focus();
    else flush();
  };
  return (
    <input
      data-value-field
      className={classes.field}
      aria-label={nameOf(line)}
      placeholder={line.hint}
      maxLength={longestValue}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        keep(currentTarget.value);
      }}
      onFocus={onEnter}
      onBlur={leave}
      onKeyDown={press}
    />
  );
};
