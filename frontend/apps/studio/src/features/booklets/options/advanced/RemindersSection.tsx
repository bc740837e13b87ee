import { FormSection, Icon, IconButton } from '@livretier/ui';
import { IconAlertCircle, IconPlus, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './Advanced.module.css';
import { anchors, type SectionProps } from './optionsForm';
import { dayCaption, mostReminders, nextReminder } from './reminders';

type Days = readonly (number | null)[];
type Props = {
  value: Days;
  onChange: (value: Days) => void;
  /** By which day people confirm. */
  deadline: number;
  error: string | undefined;
  disabled: boolean;
};

const read = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null);

/** The calendar of the reminders: a card for each, with its day after the handing over. */
const RemindersField = ({ value, onChange, deadline, error, disabled }: Props) => {
  const { t } = useTranslation('booklets');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const change = (at: number, day: number | null) =>
    onChange(value.map((known, place) => (place === at ? day : known)));
  const add = () => onChange([...value, nextReminder(value)]);
  const remove = (at: number) => {
    onChange(value.filter((_, place) => place !== at));
    /* The button goes with its card: the keyboard goes on where one more can be added. */
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-add]')?.focus());
  };
  return (
    <>
      <ul ref={list} className={classes.reminders} aria-label={t('advanced.reminders.title')}>
        <li className={classes.reminder}>
          <span className={classes.title}>
            <span className={classes.pill}>{t('advanced.reminders.start')}</span>
            {t('advanced.reminders.invitation')}
          </span>
          <span className={classes.hint}>{t('advanced.reminders.atHandover')}</span>
        </li>
        {value.map((day, at) => {
          const number = t(`advanced.reminders.nth.${(at + 1) as 1 | 2 | 3}`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a reminder is known by its place
            <li key={at} className={classes.reminder}>
              <span className={classes.title}>
                <label className={classes.days}>
                  {t('advanced.reminders.day')}
                  <input
                    className={classes.day}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={t('advanced.reminders.dayOf', { number })}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error && id}
                    value={day ?? ''}
                    disabled={disabled}
                    onChange={({ target }) => change(at, read(target.value))}
                  />
                </label>
                {number}
                {!disabled && (
                  <IconButton
                    icon={IconX}
                    size="small"
                    label={t('advanced.reminders.remove', { number })}
                    onClick={() => remove(at)}
                  />
                )}
              </span>
              <span className={classes.hint}>{t(`advanced.reminders.caption.${dayCaption(day, deadline)}`)}</span>
            </li>
          );
        })}
        {value.length < mostReminders && !disabled && (
          <li>
            <button type="button" data-add className={classes.add} onClick={add}>
              <Icon of={IconPlus} />
              {t(`advanced.reminders.nth.${(value.length + 1) as 1 | 2 | 3}`)}
            </button>
          </li>
        )}
      </ul>
      {error ? (
        <p id={id} className={classes.error}>
          <Icon of={IconAlertCircle} size={16} />
          {error}
        </p>
      ) : (
        <p className={classes.hint}>{t('advanced.reminders.hint')}</p>
      )}
    </>
  );
};

export const RemindersSection = ({ form, disabled }: SectionProps) => {
  const { t } = useTranslation('booklets');
  const days = useWatch({ control: form.control, name: 'receipt_days' });
  return (
    <FormSection id={anchors.reminders} title={t('advanced.reminders.title')} text={t('advanced.reminders.text')}>
      <Controller
        control={form.control}
        name="reminders"
        render={({ field: { value, onChange } }) => (
          <RemindersField
            value={value}
            onChange={onChange}
            deadline={Number(days)}
            error={form.formState.errors.reminders?.message}
            disabled={disabled}
          />
        )}
      />
    </FormSection>
  );
};
