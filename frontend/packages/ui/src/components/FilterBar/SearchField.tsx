import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './SearchField.module.css';

const pause = 300;

/** A text that people type and that is sent when they pause; a value that comes from elsewhere replaces it. */
const useDraft = (value: string, onChange: (value: string) => void) => {
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const timer = useRef(0);

  useEffect(() => {
    if (value === sent.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string) => {
    clearTimeout(timer.current);
    setDraft(text);
    if (text === sent.current) return;
    sent.current = text;
    onChange(text);
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    setDraft(text);
    timer.current = window.setTimeout(() => send(text), pause);
  };
  return { draft, type, send };
};

type Props = {
  /** What can be searched; shown in the empty field, always said. */
  label: string;
  value: string;
  /** Called 300 ms after the last letter, at once on Enter or when the field is emptied. */
  onChange: (value: string) => void;
};

export const SearchField = ({ label, value, onChange }: Props) => {
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const { draft, type, send } = useDraft(value, onChange);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') send(draft);
    if (event.key !== 'Escape' || draft === '') return;
    event.preventDefault();
    send('');
  };
  const clear = () => {
    send('');
    input.current?.focus();
  };
  return (
    <div className={classes.field}>
      <label className={classes.label}>
        <Icon of={IconSearch} size={16} />
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          ref={input}
          type="search"
          autoComplete="off"
          placeholder={label}
          className={classes.input}
          value={draft}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
      </label>
      {draft !== '' && (
        <button type="button" className={classes.clear} aria-label={labels.clearSearch} onClick={clear}>
          <Icon of={IconX} size={16} />
        </button>
      )}
    </div>
  );
};
