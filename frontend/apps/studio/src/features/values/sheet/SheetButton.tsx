import { Button, Icon } from '@livretier/ui';
import { IconTableImport } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '@/shared/locale/withTexts';

const Window = lazy(withTexts(async () => ({ default: (await import('./SheetWindow')).SheetWindow })));

type Props = Pick<ComponentProps<typeof Window>, 'booklet' | 'site'> & { size?: 'small' };

/** Opens the window that fills informations out of a spreadsheet; its code comes with it. */
export const SheetButton = ({ size, ...about }: Props) => {
  const { t } = useTranslation('values');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button {...(size && { size })} onClick={() => setOpened(true)}>
        <Icon of={IconTableImport} {...(size && { size: 16 })} />
        {t('sheet.open')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <Window {...about} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
};
