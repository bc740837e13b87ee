import { Trans, useTranslation } from 'react-i18next';
import { useBytes } from '../../shared/text/useBytes';
import { Forecast } from './Forecast';
import classes from './Storage.module.css';
import { StorageBar } from './StorageBar';
import { StorageTiles } from './StorageTiles';
import { partsOf } from './shares';
import type { StorageUse } from './types';

/** How much is taken of how much, of what it is made, and when it will be full. */
export const StorageUsed = ({ storage }: { storage: StorageUse }) => {
  const { t } = useTranslation('storage');
  const bytes = useBytes();
  const { used_bytes, quota_bytes, full_on, level, trash } = storage;
  const parts = partsOf(storage);
  return (
    <section className={classes.card} aria-label={t('title')}>
      <div className={classes.total}>
        <p className={classes.figure}>
          <Trans
            t={t}
            i18nKey={quota_bytes === null ? 'usedOnly' : 'used'}
            values={{ used: bytes(used_bytes), quota: bytes(quota_bytes ?? 0) }}
            components={{ strong: <strong /> }}
          />
        </p>
        {full_on && level !== 'full' && <Forecast day={full_on} />}
      </div>
      <StorageBar parts={parts} quota={quota_bytes} used={used_bytes} />
      <StorageTiles parts={parts} trash={trash} />
    </section>
  );
};
