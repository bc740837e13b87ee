import { CardGrid, type Column, DataTable, Icon, type Selection, StatusTag } from '@livretier/ui';
import { IconAlertTriangle, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { wholeNumber } from '@/shared/text/numbers';
import { useBytes } from '@/shared/text/useBytes';
import type { Folder, MediaFile } from '../api';
import { Thumbnail } from '../picture/Thumbnail';
import { duration } from './duration';
import classes from './MediaTable.module.css';

/** On the picture: that nobody described it, or how long it lasts. */
const CardNote = ({ file }: { file: MediaFile }) => {
  const { t } = useTranslation('media');
  if (file.lacks_description)
    return (
      <StatusTag shape={IconAlertTriangle} tone="warning">
        {t('list.undescribed')}
      </StatusTag>
    );
  return (
    file.duration_seconds !== null && (
      <span className={classes.duration}>
        <Icon of={IconPlayerPlayFilled} size={13} />
        {duration(file.duration_seconds)}
      </span>
    )
  );
};

/** What both ways to show the files are given. */
type ListProps = {
  files: readonly MediaFile[];
  folders: readonly Folder[];
  loading: boolean;
  onOpen: (file: MediaFile) => void;
  activeKey: string | undefined;
  selection: Selection | undefined;
};

/** Under a name: the size, and in the trash until when the file can be taken back. */
const useCaption = () => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const bytes = useBytes();
  return ({ size, deleted_on }: MediaFile) =>
    deleted_on ? t('list.deletedOn', { day: longDate(calendarDay(deleted_on), locale, { year: false }) }) : bytes(size);
};

const sizes = '(max-width: 899px) 45vw, 220px';

export const MediaGrid = ({ files, loading, onOpen, activeKey, selection }: ListProps) => {
  const { t } = useTranslation('media');
  const caption = useCaption();
  return (
    <CardGrid
      caption={t('list.caption')}
      items={files}
      itemKey={({ id }) => id}
      card={(file) => ({
        picture: <Thumbnail file={file} sizes={sizes} />,
        note: <CardNote file={file} />,
        title: file.name,
        caption: caption(file),
      })}
      {...{ loading, onOpen, activeKey, selection }}
    />
  );
};

type ColumnKey = 'name' | 'kind' | 'size' | 'folder' | 'usages' | 'added';

const Name = ({ file }: { file: MediaFile }) => (
  <span className={classes.name}>
    <span className={classes.picture}>
      <Thumbnail file={file} sizes="48px" iconSize={20} />
    </span>
    <span className={classes.words}>
      {file.name}
      {file.lacks_description && <CardNote file={file} />}
    </span>
  </span>
);

const useColumns = (folders: readonly Folder[]): readonly Column<MediaFile, ColumnKey>[] => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const caption = useCaption();
  const nameOf = new Map(folders.map(({ id, name }) => [id, name]));
  return [
    { key: 'name', header: t('columns.name'), primary: true, cell: (file) => <Name file={file} /> },
    { key: 'kind', header: t('columns.kind'), width: 'fit', cell: ({ kind }) => t(`kinds.one.${kind}`) },
    { key: 'size', header: t('columns.size'), width: 'fit', align: 'end', cell: caption },
    { key: 'folder', header: t('columns.folder'), cell: ({ folder_id }) => folder_id && nameOf.get(folder_id) },
    {
      key: 'usages',
      header: t('columns.usages'),
      width: 'fit',
      align: 'end',
      cell: ({ usages_count }) => wholeNumber(usages_count, locale),
    },
    {
      key: 'added',
      header: t('columns.added'),
      width: 'fit',
      cell: ({ created_at }) => <time dateTime={created_at}>{longDate(new Date(created_at), locale)}</time>,
    },
  ];
};

export const MediaTable = ({ files, folders, loading, onOpen, activeKey, selection }: ListProps) => {
  const { t } = useTranslation('media');
  return (
    <DataTable
      caption={t('list.caption')}
      columns={useColumns(folders)}
      rows={files}
      rowKey={({ id }) => id}
      rowAction={{ onOpen }}
      {...{ loading, activeKey, selection }}
    />
  );
};
