import { Button, Dialog, QueryView } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadZone } from '../upload/UploadZone';
import { useMediaLibrary } from '../useMediaLibrary';
import { Arrivals } from './Arrivals';
import { DescribeNote } from './DescribeNote';
import { MediaGrid } from './MediaGrid';
import classes from './MediaPicker.module.css';
import { PickerFilters } from './PickerFilters';
import type { MediaKind, PickedMedia } from './types';
import { useArrivals } from './useArrivals';
import { useChosen } from './useChosen';
import { useMediaPages, type Wanted } from './useMediaPages';

type Props = {
  /** What may be chosen here. */
  kinds: readonly [MediaKind, ...MediaKind[]];
  /** The ids of what is chosen already. */
  value?: readonly string[];
  multiple?: boolean;
  /** One file, or several when `multiple`. */
  onPick: (files: readonly PickedMedia[]) => void;
  onClose: () => void;
};

/** Chooses files of the library, or brings new ones into it. */
export const MediaPicker = ({ kinds, value = [], multiple = false, onPick, onClose }: Props) => {
  const { t } = useTranslation(['uploads', 'common']);
  const [wanted, setWanted] = useState<Wanted>({ search: '', kind: kinds[0], folder: null });
  const library = useMediaLibrary();
  const pages = useMediaPages(wanted);
  const chosen = useChosen(value, multiple);
  const arrivals = useArrivals(kinds, chosen.add);
  const silent = chosen.files.find(({ lacks_description }) => lacks_description);
  const one = kinds.length === 1 && kinds[0] === 'image' ? t('picker.titleImage') : t('picker.titleAny');
  return (
    <Dialog
      opened
      wide
      title={multiple ? t('picker.titleMany') : one}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:labels.cancel')}</Button>
          <Button look="primary" disabled={chosen.files.length === 0} onClick={() => onPick(chosen.files)}>
            {multiple ? t('picker.chooseMany', { count: chosen.files.length }) : t('picker.choose')}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <PickerFilters {...{ kinds, wanted }} folders={library.data?.folders ?? []} onChange={setWanted} />
        <UploadZone folderId={wanted.folder} kinds={kinds} multiple={multiple} onAdd={arrivals.follow} />
        <Arrivals items={arrivals.underWay} />
        <QueryView
          query={pages}
          isEmpty={(data) => data.pages.every(({ items }) => items.length === 0)}
          empty={<p role="status">{t(wanted.search || wanted.folder ? 'picker.noMatch' : 'picker.empty')}</p>}
        >
          {(data) => (
            <MediaGrid
              files={data.pages.flatMap(({ items }) => items)}
              chosen={chosen.ids}
              multiple={multiple}
              onChoose={chosen.toggle}
              onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
              loadingMore={pages.isFetchingNextPage}
            />
          )}
        </QueryView>
        {silent && <DescribeNote key={silent.id} media={silent} onDescribed={chosen.learn} />}
      </div>
    </Dialog>
  );
};
