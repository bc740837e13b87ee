import { Icon, TextField } from '@livretier/ui';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './TagsField.module.css';

type Props = {
  label: string;
  hint: string;
  /** What was written elsewhere and may be chosen again. */
  known: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled: boolean;
};

const longest = 80;
const isSame = (one: string, other: string) => one.localeCompare(other, 'fr', { sensitivity: 'base' }) === 0;

/** Words of one's own: Enter or a comma adds one, its cross takes it away. */
export const TagsField = ({ label, hint, known, value, onChange, disabled }: Props) => {
  const { t } = useTranslation('editor');
  const [draft, setDraft] = useState('');
  const listId = useId();
  const add = () => {
    const word = draft.trim();
    setDraft('');
    if (word !== '' && !value.some((other) => isSame(word, other))) onChange([...value, word]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  const others = [...new Set(known)].filter((word) => !value.includes(word));
  return (
    <div className={classes.group}>
      <TextField
        label={label}
        placeholder={hint}
        disabled={disabled}
        maxLength={longest}
        autoComplete="off"
        list={listId}
        value={draft}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onKeyDown={press}
        onBlur={add}
      />
      <datalist id={listId}>
        {others.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      {value.length > 0 && (
        <ul className={classes.tags} aria-label={label}>
          {value.map((word) => (
            <li key={word} className={classes.tag}>
              {word}
              {!disabled && (
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={t('conditions.remove', { word })}
                  onClick={() => onChange(value.filter((other) => other !== word))}
                >
                  <Icon of={IconX} size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
