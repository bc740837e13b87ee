import { Checkbox, DateField, FormSection, RadioGroup, SelectField, Switch, TextField } from '@livretier/ui';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './Advanced.module.css';
import { anchors, longestSentence, receiptModes, type SectionProps } from './optionsForm';

const usualDays = [1, 3, 7, 14, 30, 60, 90];

/** Whether and how people confirm that they have read. */
export const ReceiptSection = ({ form, options, disabled }: SectionProps) => {
  const { t } = useTranslation('booklets');
  const { errors } = form.formState;
  const [mode, sentence] = useWatch({ control: form.control, name: ['receipt_mode', 'receipt_sentence'] });
  const days = [...new Set([...usualDays, options.receipt_days])].sort((one, other) => one - other);
  return (
    <FormSection id={anchors.receipt} title={t('advanced.receipt.title')} text={t('advanced.receipt.text')}>
      <RadioGroup
        look="card"
        label={t('advanced.receipt.mode')}
        choices={receiptModes.map((value) => ({ value, label: t(`advanced.receipt.modes.${value}`), disabled }))}
        error={errors.receipt_mode?.message}
        {...form.register('receipt_mode')}
      />
      {mode !== 'none' && (
        <>
          <TextField
            label={t('advanced.receipt.sentence')}
            hint={t('advanced.receipt.sentenceHint')}
            autoComplete="off"
            maxLength={longestSentence}
            rightSection={
              <span className={classes.count}>
                {t('advanced.receipt.count', { count: sentence.length, longest: longestSentence })}
              </span>
            }
            rightSectionWidth={78}
            error={errors.receipt_sentence?.message}
            {...form.register('receipt_sentence')}
            disabled={disabled}
          />
          <div className={classes.row}>
            <div className={classes.short}>
              <SelectField
                label={t('advanced.receipt.days')}
                choices={days.map((count) => ({
                  value: String(count),
                  label: t('advanced.receipt.daysAfter', { count }),
                }))}
                error={errors.receipt_days?.message}
                {...form.register('receipt_days')}
                disabled={disabled}
              />
            </div>
            <div className={classes.check}>
              <Checkbox
                label={t('advanced.receipt.paper')}
                {...form.register('receipt_on_paper')}
                disabled={disabled}
              />
            </div>
          </div>
        </>
      )}
    </FormSection>
  );
};

export const ReadingSection = ({ form, disabled }: SectionProps) => {
  const { t } = useTranslation('booklets');
  return (
    <FormSection id={anchors.reading} title={t('advanced.reading.title')}>
      <Switch
        wide
        label={t('advanced.reading.free')}
        hint={t('advanced.reading.freeHint')}
        {...form.register('free_order')}
        disabled={disabled}
      />
    </FormSection>
  );
};

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
