import { DateField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './Reading.module.css';
import type { PartProps } from './readingForm';

/** From when and until when it can be read; what was confirmed stays. */
export const DatesSection = ({ form, disabled }: PartProps) => {
  const { t } = useTranslation('reading');
  const { errors } = form.formState;
  const dayField = (name: 'opens_on' | 'closes_on', label: string) => (
    <div className={classes.day}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <DateField
            label={label}
            optional
            name={name}
            value={value}
            onChange={onChange}
            error={errors[name]?.message}
            disabled={disabled}
          />
        )}
      />
    </div>
  );
  return (
    <section aria-labelledby="reading-dates">
      <h2 id="reading-dates">{t('dates.title')}</h2>
      <div className={classes.days}>
        {dayField('opens_on', t('dates.opens'))}
        {dayField('closes_on', t('dates.closes'))}
        <p className={classes.daysNote}>{t('dates.text')}</p>
      </div>
    </section>
  );
};
