import { ComboField, IconButton } from '@livretier/ui';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Inspector.module.css';

type Props = {
  choices: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled: boolean;
};

/** The obligations that a page covers, of many: those are listed, and others are found by their words. */
export const ManyCovered = ({ choices, value, onChange, disabled }: Props) => {
  const { t } = useTranslation('editor');
  const covered = choices.filter((choice) => value.includes(choice.value));
  return (
    <section className={classes.fields} aria-labelledby="covered">
      <div>
        <h3 id="covered" className={classes.label}>
          {t('page.covered')}
        </h3>
        {covered.length === 0 && <p className={classes.hint}>{t('covered.none')}</p>}
        <ul>
          {covered.map(({ value: id, label }) => (
            <li key={id} className={classes.covered}>
              {label}
              {!disabled && (
                <IconButton
                  size="small"
                  label={t('covered.remove', { label })}
                  icon={IconX}
                  onClick={() => onChange(value.filter((other) => other !== id))}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      {!disabled && (
        <ComboField
          /* What was chosen is in the list above: the field is ready for the next. */
          key={value.length}
          label={t('covered.add')}
          choices={choices.filter((choice) => !value.includes(choice.value))}
          value={null}
          onChange={(id) => id && onChange([...value, id])}
        />
      )}
    </section>
  );
};
