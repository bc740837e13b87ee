import { ComboField, IconButton } from '@livretier/ui';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';

type Props = {
  label: string;
  hint: string;
  /** All that can be chosen. */
  choices: readonly { value: string; label: string; description?: string | undefined }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** Several of many: found by a part of their name, then listed; each can be taken away. */
export const PickField = ({ label, hint, choices, value, onChange, error, disabled = false }: Props) => {
  const { t } = useTranslation('library');
  const box = useRef<HTMLDivElement>(null);
  const chosen = choices.filter((choice) => value.includes(choice.value));
  const remove = (one: string) => {
    onChange(value.filter((known) => known !== one));
    /* The button that was pressed is gone. */
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box}>
      <ComboField
        label={label}
        hint={hint}
        error={error}
        choices={choices.filter((choice) => !value.includes(choice.value))}
        value={null}
        onChange={(one) => one && onChange([...value, one])}
        disabled={disabled}
      />
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={t('fields.chosen', { label })}>
          {chosen.map((choice) => (
            <li key={choice.value}>
              <span>{choice.label}</span>
              {!disabled && (
                <IconButton
                  icon={IconX}
                  size="small"
                  label={t('fields.remove', { name: choice.label })}
                  onClick={() => remove(choice.value)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
