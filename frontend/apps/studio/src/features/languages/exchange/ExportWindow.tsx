import { Button, Dialog, ErrorNote, Icon, RadioGroup, SelectField, useDownload } from '@livretier/ui';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import { useScreens } from '../api/messages';
import { shownStates, type TranslationsSearch } from '../languagesSearch';
import type { Language } from '../types';
import { type Format, fetchTexts, formats } from './api';
import classes from './Exchange.module.css';

const endings: Record<Format, string> = { csv: 'csv', xliff: 'xlf', json: 'json' };

type Props = {
  language: Language;
  /** What is on screen is what is proposed. */
  search: TranslationsSearch;
  onClose: () => void;
};

/** The texts of a language as a file, for somebody who translates them elsewhere. */
export const ExportWindow = ({ language, search, onClose }: Props) => {
  const { t } = useTranslation(['languages', 'common']);
  const errorText = useErrorText();
  const screens = useScreens(language.code).data?.screens ?? [];
  const [format, setFormat] = useState<Format>('csv');
  const [state, setState] = useState(search.etat);
  const [screen, setScreen] = useState(search.ecran ?? '');
  const wanted = { locale: language.code, format, state: state ?? null, screen };
  const file = `livretier-${language.code}.${endings[format]}`;
  const { busy, error, start } = useDownload(() => fetchTexts(wanted), file);
  return (
    <Dialog
      opened
      title={t('export.title', { language: language.label })}
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
        {language.standing !== 'reference' && (
          <SelectField
            label={t('export.state')}
            placeholder={t('export.everyState')}
            choices={shownStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            value={state ?? ''}
            onChange={({ target }) => setState(shownStates.find((one) => one === target.value))}
          />
        )}
        <SelectField
          label={t('filters.screen')}
          placeholder={t('filters.everyScreen')}
          choices={screens.map(({ name }) => ({ value: name, label: name }))}
          value={screen}
          onChange={({ target }) => setScreen(target.value)}
        />
        <p className={classes.note}>{t('export.stamps')}</p>
        {error !== null && <ErrorNote title={t('export.failed')}>{errorText(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
};
