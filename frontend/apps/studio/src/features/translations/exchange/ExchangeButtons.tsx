import { Button, Icon } from '@livretier/ui';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportWindow } from './ExportWindow';
import { ImportWindow } from './ImportWindow';

type Props = { booklet: string; locale: string; language: string };

/** The texts of a language go out as a file, and come back. */
export const ExchangeButtons = (props: Props) => {
  const { t } = useTranslation('translations');
  const [opened, setOpened] = useState<'import' | 'export'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Button size="small" onClick={() => setOpened('export')}>
        <Icon of={IconDownload} size={16} />
        {t('export.open', { language: props.language })}
      </Button>
      <Button size="small" onClick={() => setOpened('import')}>
        <Icon of={IconFileImport} size={16} />
        {t('import.open', { language: props.language })}
      </Button>
      {opened === 'export' && <ExportWindow {...props} onClose={close} />}
      {opened === 'import' && <ImportWindow {...props} onClose={close} />}
    </>
  );
};
