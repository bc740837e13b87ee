import { ExportButton, FormSection } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { Line } from '../lines/Line';
import { Lines } from '../lines/Lines';
import { fetchOwnData } from './fetchOwnData';

export const DataSection = () => {
  const { t } = useTranslation('account');
  const date = new Date().toISOString().slice(0, 10);
  return (
    <FormSection title={t('data.title')} text={t('data.text')}>
      <Lines>
        <Line
          title={t('data.what')}
          caption={t('data.about')}
          actions={
            <ExportButton fetchFile={fetchOwnData} name={t('data.file', { date })}>
              {t('data.export')}
            </ExportButton>
          }
        />
      </Lines>
    </FormSection>
  );
};
