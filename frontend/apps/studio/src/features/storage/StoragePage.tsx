import { EmptyState, Icon, Page, QueryView, WarningNote } from '@livretier/ui';
import { IconDatabasePlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { type StorageUse, useStorage } from './api';
import { LargestFiles } from './LargestFiles';
import { toFiles } from './library';
import { EmptyTrashButton, Savings } from './Savings';
import classes from './Storage.module.css';
import { StorageUsed } from './StorageUsed';

/** Says in time that the room comes to its end. */
const LevelNote = ({ level }: Pick<StorageUse, 'level'>) => {
  const { t } = useTranslation('storage');
  if (level === 'ok') return null;
  return (
    <WarningNote tone={level === 'warning' ? 'warning' : 'danger'} title={t(`levels.${level}.title`)}>
      {t(`levels.${level}.text`)}
    </WarningNote>
  );
};

const isEmpty = ({ used_bytes, largest, trash }: StorageUse) =>
  used_bytes === 0 && largest.length === 0 && trash.files === 0;

const Actions = ({ storage }: { storage: StorageUse }) => {
  const { t } = useTranslation('storage');
  const company = useSignedInUser().company;
  const { clean_up, change_quota } = storage.abilities;
  return (
    <>
      {clean_up && storage.trash.files > 0 && <EmptyTrashButton trash={storage.trash} />}
      {change_quota && company && (
        <LinkButton look="primary" to={paths.company} params={{ id: company.id }} hash="quotas">
          <Icon of={IconDatabasePlus} />
          {t('increase')}
        </LinkButton>
      )}
    </>
  );
};

const Nothing = () => {
  const { t } = useTranslation('storage');
  return (
    <EmptyState
      title={t('none.title')}
      action={
        <LinkButton look="primary" {...toFiles()}>
          {t('none.action')}
        </LinkButton>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
};

/** The room that the files of the library take, and what would free some. */
const Storage = () => {
  const { t } = useTranslation('storage');
  const query = useStorage();
  return (
    <Page title={t('title')} lead={t('lead')} actions={query.data && <Actions storage={query.data} />}>
      <QueryView query={query} isEmpty={isEmpty} empty={<Nothing />}>
        {(storage) => (
          <>
            <LevelNote level={storage.level} />
            <StorageUsed storage={storage} />
            <div className={classes.columns}>
              <LargestFiles files={storage.largest} />
              <Savings storage={storage} />
            </div>
          </>
        )}
      </QueryView>
    </Page>
  );
};

/** /tableau-bord/espace-utilise: how much room is left, and how to win some. */
export const StoragePage = () => {
  const { t } = useTranslation('storage');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.see_storage ? <Storage /> : <RefusedPage title={t('title')} />;
};
