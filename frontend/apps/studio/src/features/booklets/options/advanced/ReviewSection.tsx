import { DateField, FormSection, SelectField, TextField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './Advanced.module.css';
import { anchors, type SectionProps } from './sections';

const usualMonths = [60, 72, 84, 120, 180, 240];

/** Until when the text is right, how long what was confirmed is kept, and where it is read: an old address leads there. */
export const ReviewSection = ({ form, options, disabled }: SectionProps) => {
  const { t } = useTranslation('booklets');
  const { errors } = form.formState;
  const { receipts_months: own, old_slugs } = options;
  const months = [...new Set([...usualMonths, ...(own ? [own] : [])])].sort((one, other) => one - other);
  return (
    <FormSection id={anchors.review} title={t('advanced.review.title')}>
      <div className={classes.review}>
        <Controller
          control={form.control}
          name="review_on"
          render={({ field: { value, onChange } }) => (
            <DateField
              label={t('advanced.review.on')}
              optional
              value={value}
              onChange={onChange}
              error={errors.review_on?.message}
              disabled={disabled}
            />
          )}
        />
        <SelectField
          label={t('advanced.review.months')}
          choices={[
            { value: '', label: t('advanced.review.asCompany', { count: options.company_receipts_months }) },
            ...months.map((count) => ({ value: String(count), label: t('advanced.review.monthsCount', { count }) })),
          ]}
          error={errors.receipts_months?.message}
          {...form.register('receipts_months')}
          disabled={disabled}
        />
        <TextField
          label={t('advanced.address.slug')}
          icon={<span className={classes.prefix}>/l/</span>}
          hint={
            old_slugs.length > 0
              ? t('advanced.address.old', { list: old_slugs.map((slug) => `/l/${slug}`).join(', ') })
              : t('advanced.address.hint')
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.slug?.message}
          {...form.register('slug')}
          disabled={disabled}
        />
      </div>
    </FormSection>
  );
};
