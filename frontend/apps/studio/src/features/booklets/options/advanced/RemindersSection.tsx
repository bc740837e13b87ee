import { FormSection } from '@livretier/ui';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RemindersField } from './RemindersField';
import { anchors, type SectionProps } from './sections';

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
