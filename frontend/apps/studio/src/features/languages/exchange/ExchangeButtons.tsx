import { Button, Icon } from '@livretier/ui';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportWindow } from './ExportWindow';
import { ImportWindow } from './ImportWindow';

type Props = Omit<ComponentProps<typeof ExportWindow>, 'onClose'>;

/** The texts of a language go out as a file, and come back. */
export const ExchangeButtons = ({ language, ...shown }: Props) => {
  const { t } = useTranslation('languages');
  const [opened, setOpened] = useState<'import' | 'export'>();
  const close = () => setOpened(undefined);
  return (
    <>
      {language.abilities.translate && (
        <Button onClick={() => setOpened('import')}>
          <Icon of={IconFileImport} />
          {t('import.open')}
        </Button>
      )}
      <Button onClick={() => setOpened('export')}>
        <Icon of={IconDownload} />
        {t('export.open')}
      </Button>
      {opened === 'import' && <ImportWindow language={language} onClose={close} />}
      {opened === 'export' && <ExportWindow language={language} {...shown} onClose={close} />}
    </>
  );
};
