import { FormSection, NumberField, Switch } from '@livretier/ui';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Reminders } from '@/features/booklets/types';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import classes from './Advanced.module.css';
import { anchors, reminderNames, type SectionProps } from './optionsForm';

type Props = Pick<SectionProps, 'form'> & { reminders: Reminders };

/** To how many people a day of the calendar would write at the next run; of a day that is not kept yet, nobody knows. */
const useForeseen = ({ foreseen, foreseen_on }: Reminders) => {
  const { t } = useTranslation('booklets');
  const locale = useLocale();
  const date = longDate(calendarDay(foreseen_on), locale, { weekday: true, year: false });
  return {
    ofStep: (value: number | null) => {
      const found = foreseen.find(({ day }) => day === value);
      return found && t('advanced.reminders.foreseen', { count: found.people, date });
    },
    ofNewcomers: (count: number) => t('advanced.reminders.newcomersForeseen', { count, date }),
  };
};

/** The days on which whoever has not acknowledged is written to, and what the booklet sends besides. */
export const RemindersSection = ({ form, reminders }: Props) => {
  const { t } = useTranslation('booklets');
  const foreseen = useForeseen(reminders);
  const reminds = useWatch({ control: form.control, name: 'reminds' });
  const disabled = !reminders.abilities.change;
  return (
    <FormSection id={anchors.reminders} title={t('advanced.reminders.title')} text={t('advanced.reminders.text')}>
      <Switch
        wide
        label={t('advanced.reminders.reminds')}
        hint={t(reminders.asks_receipts ? 'advanced.reminders.remindsHint' : 'advanced.reminders.noReceipts')}
        {...form.register('reminds')}
        disabled={disabled}
      />
      <div className={classes.steps}>
        {reminderNames.map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field, fieldState }) => (
              <NumberField
                {...field}
                label={t(`advanced.reminders.${name}`)}
                unit={t('advanced.reminders.days')}
                hint={reminds ? foreseen.ofStep(field.value) : undefined}
                error={fieldState.error?.message}
                optional
                disabled={disabled || !reminds}
              />
            )}
          />
        ))}
      </div>
      <p className={classes.note}>{t('advanced.reminders.rules')}</p>
      <Switch
        wide
        label={t('advanced.reminders.newcomers')}
        hint={`${t('advanced.reminders.newcomersHint')} ${foreseen.ofNewcomers(reminders.newcomers)}`}
        {...form.register('invites_newcomers')}
        disabled={disabled}
      />
    </FormSection>
  );
};
