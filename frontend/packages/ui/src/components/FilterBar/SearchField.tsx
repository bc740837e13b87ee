import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './SearchField.module.css';
import { useDraft } from './useDraft';

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
