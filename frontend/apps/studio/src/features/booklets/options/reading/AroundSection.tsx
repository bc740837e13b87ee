import { Switch } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './Reading.module.css';
import type { PartProps } from './readingForm';
import { usePdfText } from './usePdfText';

/** What is offered besides the pages. */
export const AroundSection = ({ form, reading, disabled }: PartProps) => {
  const { t } = useTranslation('reading');
  const pdf = usePdfText(reading);
  return (
    <section aria-labelledby="reading-around">
      <h2 id="reading-around">{t('around.title')}</h2>
      <div className={classes.switches}>
        <Switch wide label={t('around.pdf.label')} hint={pdf} {...form.register('offers_pdf')} disabled={disabled} />
        <Switch
          wide
          label={t('around.offline.label')}
          hint={t('around.offline.text')}
          {...form.register('offers_offline')}
          disabled={disabled}
        />
        <Switch
          wide
          label={t('around.indexed.label')}
          hint={t('around.indexed.text')}
          {...form.register('indexed')}
          disabled={disabled}
        />
      </div>
    </section>
  );
};
