import { SectionHeader, StatusTag } from '@livretier/ui';
import { IconCopy, IconHistory, IconLeaf, IconPhotoOff, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/LinkButton';
import { useBytes } from '../../shared/text/useBytes';
import { CleanUpButton } from './CleanUpButton';
import { EmptyTrashButton } from './EmptyTrashButton';
import { toFiles } from './library';
import { SavingLine } from './SavingLine';
import classes from './Storage.module.css';
import type { Share, StorageUse } from './types';

const cleanUps = [
  { what: 'duplicates', filter: 'doublons', icon: IconCopy },
  { what: 'unused', filter: 'inutilises', icon: IconPhotoOff },
] as const;

/** « Gagner de la place »: what could go, and how much it would free. */
export const Savings = ({ storage }: { storage: StorageUse }) => {
  const { t } = useTranslation('storage');
  const bytes = useBytes();
  const { trash, replaced, abilities } = storage;
  const filesOf = ({ files }: Share) => t('files', { count: files });
  const saving = (share: Share) => t('gain.saving', { files: filesOf(share), size: bytes(share.bytes) });
  /* A copy that can go is unused as well: it counts once. */
  const possible = trash.bytes + storage.unused.bytes;
  return (
    <section aria-labelledby="storage-savings">
      <SectionHeader
        id="storage-savings"
        title={t('gain.title')}
        actions={
          possible > 0 && (
            <StatusTag shape={IconLeaf} tone="success">
              {t('gain.upTo', { size: bytes(possible) })}
            </StatusTag>
          )
        }
      />
      {possible + replaced.bytes === 0 && <p className={classes.caption}>{t('gain.nothing')}</p>}
      <ul>
        {cleanUps
          .filter(({ what }) => storage[what].files > 0)
          .map(({ what, filter, icon }) => (
            <SavingLine key={what} icon={icon} title={t(`gain.${what}`)} text={saving(storage[what])}>
              <LinkButton
                size="small"
                aria-label={t('gain.seeLabel', { what: t(`gain.${what}`) })}
                {...toFiles(filter)}
              >
                {t('gain.see')}
              </LinkButton>
              {abilities.clean_up && <CleanUpButton what={what} share={storage[what]} />}
            </SavingLine>
          ))}
        {trash.files > 0 && (
          <SavingLine icon={IconTrash} title={t('gain.trash')} text={saving(trash)}>
            {abilities.clean_up && <EmptyTrashButton trash={trash} size="small" />}
          </SavingLine>
        )}
        {replaced.bytes > 0 && (
          <SavingLine
            icon={IconHistory}
            title={t('gain.replaced')}
            text={t('gain.replacedText', { files: filesOf(replaced), size: bytes(replaced.bytes) })}
          />
        )}
      </ul>
    </section>
  );
};
