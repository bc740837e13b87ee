import { Button, Checkbox, Dialog, ErrorNote, Icon, RadioGroup, useDownload } from '@livretier/ui';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import classes from '../Translations.module.css';
import { fetchTexts } from './api';

const formats = ['xliff', 'xliff12', 'csv'] as const;
const endings = { xliff: 'xlf', xliff12: 'xlf', csv: 'csv' } as const;

type Props = { booklet: string; locale: string; language: string; onClose: () => void };

/** The texts of a booklet as a file, for somebody who translates them elsewhere. */
export const ExportWindow = ({ booklet, locale, language, onClose }: Props) => {
  const { t } = useTranslation(['translations', 'common']);
  const errorText = useErrorText();
  const [format, setFormat] = useState<(typeof formats)[number]>('xliff');
  const [leftOnly, setLeftOnly] = useState(true);
  const wanted = { format, left_only: leftOnly };
  const file = `livret-${locale}.${endings[format]}`;
  const { busy, error, start } = useDownload(() => fetchTexts(booklet, locale, wanted), file);
  return (
    <Dialog
      opened
      title={t('export.title', { language })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:labels.cancel')}</Button>
          <Button look="primary" busy={busy} onClick={() => void start()}>
            {!busy && <Icon of={IconDownload} />}
            {t('export.download')}
          </Button>
        </>
      }
    >
      <div className={classes.part}>
        <RadioGroup
          label={t('export.format')}
          look="card"
          value={format}
          choices={formats.map((value) => ({
            value,
            label: t(`export.formats.${value}.name`),
            description: t(`export.formats.${value}.for`),
          }))}
          onChange={({ target }) => setFormat(formats.find((one) => one === target.value) ?? format)}
        />
        <Checkbox
          label={t('export.left')}
          checked={leftOnly}
          onChange={({ currentTarget }) => setLeftOnly(currentTarget.checked)}
        />
        <p className={classes.note}>{t('export.stamps')}</p>
        {error !== null && <ErrorNote title={t('export.failed')}>{errorText(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
};
