import type { components } from '@livretier/api';
import { Button, Dialog, QueryView, SearchField, Segmented, SelectField } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type MediaKind,
  type PickedMedia,
  useMediaFiles,
  useMediaLibrary,
  useMediaPages,
  type PickerQuery as Wanted,
} from '../api';
import { UploadZone } from '../upload/UploadZone';
import { Arrivals, useArrivals } from './Arrivals';
import { DescribeNote } from './DescribeNote';
import { MediaGrid } from './MediaGrid';
import classes from './MediaPicker.module.css';

/** Which files are chosen, those that no page of the grid has shown included. */
const useChosen = (value: readonly string[], multiple: boolean) => {
  const [ids, setIds] = useState<readonly string[]>(value);
  const [seen, setSeen] = useState<ReadonlyMap<string, PickedMedia>>(new Map());
  const fetched = useMediaFiles(ids.filter((id) => !seen.has(id)));
  const known = new Map([...fetched.map((media) => [media.id, media] as const), ...seen]);

  const add = (id: string) => setIds((former) => (multiple ? [...former.filter((one) => one !== id), id] : [id]));
  const learn = (media: PickedMedia) => setSeen((former) => new Map(former).set(media.id, media));
  const toggle = (media: PickedMedia) => {
    learn(media);
    if (multiple && ids.includes(media.id)) setIds(ids.filter((id) => id !== media.id));
    else add(media.id);
  };
  return { ids, files: ids.flatMap((id) => known.get(id) ?? []), add, learn, toggle };
};

type PickerFiltersProps = {
  kinds: readonly MediaKind[];
  folders: readonly components['schemas']['FolderOut'][];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
};

/** Where in the library to look. */
const PickerFilters = ({ kinds, folders, wanted, onChange }: PickerFiltersProps) => {
  const { t } = useTranslation(['uploads', 'storage']);
  return (
    <search className={classes.filters}>
      <SearchField
        label={t('picker.search')}
        value={wanted.search}
        onChange={(search) => onChange({ ...wanted, search })}
      />
      {kinds.length > 1 && (
        <Segmented
          label={t('storage:largest.kind')}
          value={wanted.kind}
          options={kinds.map((kind) => ({ value: kind, label: t(`storage:kinds.${kind}`) }))}
          onChange={(kind) => onChange({ ...wanted, kind })}
        />
      )}
      {folders.length > 0 && (
        <SelectField
          label={t('picker.folder')}
          placeholder={t('picker.everywhere')}
          value={wanted.folder ?? ''}
          choices={folders.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => onChange({ ...wanted, folder: currentTarget.value || null })}
        />
      )}
    </search>
  );
};

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
