import { Button, Dialog, Icon } from '@livretier/ui';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import { LivePreview } from './LivePreview';
import classes from './Preview.module.css';

/** Opens the preview where it has no column of its own. */
export const PreviewButton = ({ booklet }: { booklet: BookletOut | undefined }) => {
  const { t } = useTranslation('creation');
  const [opened, setOpened] = useState(false);
  return (
    <span className={classes.opener}>
      <Button onClick={() => setOpened(true)}>
        <Icon of={IconDeviceMobile} />
        {t('frame.openPreview')}
      </Button>
      <Dialog title={t('frame.preview')} opened={opened} onClose={() => setOpened(false)} position="right">
        <div className={classes.drawer}>
          <LivePreview booklet={booklet} />
        </div>
      </Dialog>
    </span>
  );
};
