import { DateField, TextArea } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longestNote, type PublicationForm } from './publicationForm';
import classes from './Window.module.css';

/** What the author says of the version, and from when it applies. */
export const Fields = ({ form }: { form: PublicationForm }) => {
  const { t } = useTranslation('publishing');
  const { errors } = form.formState;
  return (
    <div className={classes.fields}>
      <TextArea
        label={t('dialog.note')}
        hint={t('dialog.noteHint')}
        error={errors.note?.message}
        limit={longestNote}
        {...form.register('note')}
      />
      <Controller
        control={form.control}
        name="effective_on"
        render={({ field }) => (
          <DateField
            label={t('dialog.effective')}
            hint={t('dialog.effectiveHint')}
            error={errors.effective_on?.message}
            {...field}
          />
        )}
      />
    </div>
  );
};
