import { Button, CardGridSkeleton, Icon, Page, QueryView } from '@livretier/ui';
import { IconFolderPlus } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../../shared/useView';
import { FolderDialog } from './folders/FolderDialog';
import { Folders } from './folders/Folders';
import classes from './Library.module.css';
import { Files } from './list/Files';
import { MediaFilters } from './list/MediaFilters';
import { useMediaFiles } from './list/useMediaFiles';
import { useMediaSearch } from './list/useMediaSearch';
import { StorageNote } from './StorageNote';
import type { Library as LibraryData } from './types';
import { UploadButton, UploadZone } from './upload';
import { useMediaLibrary } from './useMediaLibrary';
import { useRoomText } from './useRoomText';

const Actions = ({ library, folderId }: { library: LibraryData; folderId: string | null }) => {
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
export const Library = () => {
  const { t } = useTranslation('media');
  const library = useMediaLibrary();
  const asked = useMediaSearch();
  const { view, setView } = useView('media');
  const roomText = useRoomText();
  const folderId = asked.search.dossier ?? null;
  /* Asked at once, not after the library has come. */
  const files = useMediaFiles(asked.wanted);
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
