import { Checkbox, FormSection, RadioGroup, SelectField, TextField } from '@livretier/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './Advanced.module.css';
import { longestSentence, receiptModes } from './optionsForm';
import { anchors, type SectionProps } from './sections';

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
