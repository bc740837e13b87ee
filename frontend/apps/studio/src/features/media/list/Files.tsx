import { CardGridSkeleton, EmptyState, FilteredEmpty, QueryView, type Selected } from '@livretier/ui';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItems } from '@/shared/MoreItems';
import type { View } from '@/shared/useView';
import type { Library, MediaFile, useMediaList } from '../api';
import { UploadButton } from '../upload/UploadButton';
import { MediaGrid, MediaTable } from './MediaTable';
import { SelectionActs } from './SelectionActs';
import { type Asked, useOpenMedia } from './useMediaSearch';

type NoFilesProps = { asked: Asked; library: Library };

/** Why there is nothing to see, and what to do about it. */
const NoFiles = ({ asked, library }: NoFilesProps) => {
  const { t } = useTranslation('media');
  if (asked.filtered)
    return <FilteredEmpty text={t(asked.inTrash ? 'list.emptyTrash' : 'list.noMatch')} onClear={asked.clear} />;
  const { upload } = library.abilities;
  return (
    <EmptyState title={t('list.empty.title')} action={upload && <UploadButton folderId={null} />}>
      {t(upload ? 'list.empty.text' : 'list.empty.readOnly')}
    </EmptyState>
  );
};

const nothing: Selected = new Set();

/** What is ticked among the files on screen; other filters start with nothing. */
const useSelection = (files: readonly MediaFile[], filters: string) => {
  const [state, setState] = useState({ filters, ticked: nothing });
  const ticked = state.filters === filters ? state.ticked : nothing;
  const selected: Selected = new Set(files.map(({ id }) => id).filter((id) => ticked.has(id)));
  return { selected, onSelect: (next: Selected) => setState({ filters, ticked: next }) };
};

type Props = { files: ReturnType<typeof useMediaList>; asked: Asked; library: Library; view: View };

/** The files that the filters leave, as cards or as lines, and what can be done with several of them. */
export const Files = ({ files, asked, library, view }: Props) => {
  const { t } = useTranslation('media');
  const { open } = useOpenMedia();
  const { id } = useParams({ strict: false });
  const selection = useSelection(files.data ?? [], JSON.stringify(asked.wanted));
  const List = view === 'grid' ? MediaGrid : MediaTable;
  return (
    <>
      <QueryView
        query={files}
        skeleton={<CardGridSkeleton />}
        isEmpty={(items) => items.length === 0}
        empty={<NoFiles asked={asked} library={library} />}
      >
        {(items) => (
          <MoreItems
            label={t('list.more')}
            count={items.length}
            more={files.hasNextPage}
            busy={files.isFetchingNextPage}
            onMore={() => void files.fetchNextPage()}
          >
            <List
              files={items}
              folders={library.folders}
              loading={files.isPlaceholderData}
              onOpen={(file) => open(file.id)}
              activeKey={id}
              selection={library.abilities.organise ? selection : undefined}
            />
          </MoreItems>
        )}
      </QueryView>
      <SelectionActs {...selection} files={files.data ?? []} folders={library.folders} inTrash={asked.inTrash} />
    </>
  );
};
