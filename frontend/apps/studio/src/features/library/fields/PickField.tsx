import { ComboField, IconButton, QueryView, Skeleton } from '@livretier/ui';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { valueName } from '@/shared/paper/valueName';
import { useAllObligations, useAllSectors, useLivingValues } from '../api/counts';
import classes from './fields.module.css';

type SectorsFieldProps = {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** The sectors that something is for; none means all of them. */
export const SectorsField = (props: SectorsFieldProps) => {
  const { t } = useTranslation('library');
  return (
    <QueryView query={useAllSectors()} skeleton={<Skeleton lines={1} />}>
      {(sectors) => (
        <PickField
          {...props}
          hint={t(props.value.length > 0 ? 'fields.pickHint' : 'fields.everySectorHint')}
          choices={sectors
            .filter(({ id, status }) => status !== 'archived' || props.value.includes(id))
            .map(({ id, label, code }) => ({ value: id, label, description: code }))}
        />
      )}
    </QueryView>
  );
};

type ObligationsFieldProps = {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** The obligations that a chapter meets. */
export const ObligationsField = (props: ObligationsFieldProps) => {
  const { t } = useTranslation('library');
  return (
    <QueryView query={useAllObligations()} skeleton={<Skeleton lines={1} />}>
      {(obligations) => (
        <PickField
          {...props}
          hint={t('fields.pickHint')}
          choices={obligations
            .filter(({ id, status }) => status !== 'archived' || props.value.includes(id))
            .map(({ id, label, reference }) => ({ value: id, label, description: reference }))}
        />
      )}
    </QueryView>
  );
};

type ValuesFieldProps = {
  label: string;
  hint: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** The living values that something needs. */
export const ValuesField = (props: ValuesFieldProps) => {
  const locale = useLocale();
  return (
    <QueryView query={useLivingValues()} skeleton={<Skeleton lines={1} />}>
      {(values) => (
        <PickField {...props} choices={values.map((one) => ({ value: one.key, label: valueName(one, locale) }))} />
      )}
    </QueryView>
  );
};

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
