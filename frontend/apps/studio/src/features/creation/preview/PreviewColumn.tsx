import { Button, Dialog, Icon } from '@livretier/ui';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import { LivePreview } from './LivePreview';
import classes from './Preview.module.css';

/** The real booklet beside every step; where there is no room, behind a button. */
export const PreviewColumn = ({ booklet }: { booklet: BookletOut | undefined }) => {
  const { t } = useTranslation('creation');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <aside className={classes.column} aria-label={t('frame.preview')}>
        <LivePreview booklet={booklet} />
      </aside>
      <div className={classes.opener}>
        <Button size="small" onClick={() => setOpened(true)}>
          <Icon of={IconDeviceMobile} size={16} />
          {t('frame.openPreview')}
        </Button>
      </div>
      <Dialog title={t('frame.preview')} opened={opened} onClose={() => setOpened(false)} position="right">
        <div className={classes.drawer}>
          <LivePreview booklet={booklet} />
        </div>
      </Dialog>
    </>
  );
};
