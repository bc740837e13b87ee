import { Icon, useOnline } from '@livretier/ui';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './OfflineNote.module.css';

/** Says that the network is lost, as long as it is; nothing is taken away from the page meanwhile. */
export const OfflineNote = () => {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div aria-live="polite">
      {!online && (
        <p className={classes.note}>
          <Icon of={IconCloudOff} />
          {t('offline.lost')}
        </p>
      )}
    </div>
  );
};
