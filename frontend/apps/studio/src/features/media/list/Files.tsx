import { CardGridSkeleton, QueryView } from '@livretier/ui';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MoreItems } from '../../../shared/MoreItems';
import type { View } from '../../../shared/useView';
import type { Library } from '../types';
import { MediaGrid } from './MediaGrid';
import { MediaTable } from './MediaTable';
import { NoFiles } from './NoFiles';
import { SelectionActs } from './SelectionActs';
import type { useMediaFiles } from './useMediaFiles';
import type { Asked } from './useMediaSearch';
import { useOpenMedia } from './useOpenMedia';
import { useSelection } from './useSelection';

type Props = { files: ReturnType<typeof useMediaFiles>; asked: Asked; library: Library; view: View };

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
