import { DateField, FormSection, Switch, TextField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Reading } from '@/features/booklets/types';
import classes from './Advanced.module.css';
import { anchors, type SectionProps } from './optionsForm';

/** In which order it is read, and whether readers may ask; who may open it decides on the second. */
export const ReadingSection = ({ form, disabled, reading }: SectionProps & { reading: Reading }) => {
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
      <Switch
        wide
        label={t('advanced.reading.questions')}
        hint={t('advanced.reading.questionsHint')}
        {...form.register('offers_questions')}
        disabled={!reading.abilities.change}
      />
    </FormSection>
  );
};

/** Whether readers get by themselves what the library changed in a booklet that is published. */
export const CoreSection = ({ form, disabled }: SectionProps) => {
  const { t } = useTranslation('booklets');
  return (
    <FormSection id={anchors.core} title={t('advanced.core.title')}>
      <Switch
        wide
        label={t('advanced.core.publishes')}
        hint={t('advanced.core.publishesHint')}
        {...form.register('publishes_core')}
        disabled={disabled}
      />
    </FormSection>
  );
};

/** Until when the text is right, and where it is read: an old address leads there. */
export const ReviewSection = ({ form, options, disabled }: SectionProps) => {
  const { t } = useTranslation('booklets');
  const { errors } = form.formState;
  const { old_slugs } = options;
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
