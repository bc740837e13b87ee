import { Button, CardGridSkeleton, Icon, Page, QueryView, WarningNote } from '@livretier/ui';
import { IconFolderPlus } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { percentage, wholeNumber } from '@/shared/text/numbers';
import { useBytes } from '@/shared/text/useBytes';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useView } from '@/shared/useView';
import { useSignedInUser } from '../accounts';
import { type Library, useMediaLibrary, useMediaList } from './api';
import { FolderDialog } from './folders/FolderDialog';
import { Folders } from './folders/Folders';
import { Files } from './list/Files';
import { MediaFilters } from './list/MediaFilters';
import { useMediaSearch } from './list/useMediaSearch';
import classes from './MediaPage.module.css';
import { UploadButton } from './upload/UploadButton';
import { UploadZone } from './upload/UploadZone';

/* The room left is said as less than it is, never as more. */
const share = ({ used_bytes, quota_bytes }: Library) =>
  quota_bytes ? Math.min(Math.floor((used_bytes / quota_bytes) * 100) / 100, 1) : 1;

/** What one should know before the room is full: at 80, 95 and 100 %. */
const StorageNote = ({ library }: { library: Library }) => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const { level, abilities } = library;
  if (level === 'ok') return null;
  const storage: string = paths.storage;
  return (
    <WarningNote
      tone={level === 'warning' ? 'warning' : 'danger'}
      title={t(`storage.${level}.title`, { share: percentage(share(library), locale) })}
      action={
        abilities.see_storage && (
          <LinkButton to={storage} size="small">
            {t('storage.open')}
          </LinkButton>
        )
      }
    >
      {t(`storage.${level}.text`)}
    </WarningNote>
  );
};

/** "511 fichiers, 6,4 Go sur 10 Go." */
const useRoomText = () => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const bytes = useBytes();
  return ({ files, used_bytes, quota_bytes }: Library) => {
    const said = { count: files, number: wholeNumber(files, locale), used: bytes(used_bytes) };
    return quota_bytes === null ? t('room', said) : t('roomOf', { ...said, quota: bytes(quota_bytes) });
  };
};

const Actions = ({ library, folderId }: { library: Library; folderId: string | null }) => {
  const { t } = useTranslation('media');
  const [naming, setNaming] = useState(false);
  const { organise, upload } = library.abilities;
  return (
    <>
      {organise && (
        <Button onClick={() => setNaming(true)}>
          <Icon of={IconFolderPlus} />
          {t('folders.new')}
        </Button>
      )}
      {upload && <UploadButton folderId={folderId} />}
      {naming && <FolderDialog onClose={() => setNaming(false)} />}
    </>
  );
};

/** The files of a company; what is opened stands beside them. */
const MediaLibrary = () => {
  const { t } = useTranslation('media');
  const library = useMediaLibrary();
  const asked = useMediaSearch();
  const { view, setView } = useView('media');
  const roomText = useRoomText();
  const folderId = asked.search.dossier ?? null;
  /* Asked at once, not after the library has come. */
  const files = useMediaList(asked.wanted);
  return (
    <Page
      title={t('title')}
      lead={library.data && roomText(library.data)}
      actions={library.data && <Actions library={library.data} folderId={folderId} />}
    >
      <QueryView query={library} skeleton={<CardGridSkeleton />}>
        {(data) => (
          <>
            <StorageNote library={data} />
            <MediaFilters asked={asked} library={data} view={view} onView={setView} />
            {!asked.inTrash && <Folders library={data} asked={asked} />}
            {data.abilities.upload && data.level !== 'full' && !asked.inTrash && (
              <div className={classes.zone}>
                <UploadZone folderId={folderId} />
              </div>
            )}
            <Files files={files} asked={asked} library={data} view={view} />
          </>
        )}
      </QueryView>
      <Outlet />
    </Page>
  );
};

/** /parametres/mediatheque: the files of the company, for those who may use them. */
export const MediaPage = () => {
  const { t } = useTranslation('media');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.use_media ? <MediaLibrary /> : <RefusedPage title={t('title')} />;
};
