import { type Column, DataTable } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { longDate } from '../../../shared/text/dates';
import { wholeNumber } from '../../../shared/text/numbers';
import { Thumbnail } from '../picture/Thumbnail';
import type { Folder, MediaFile } from '../types';
import { CardNote } from './CardNote';
import type { ListProps } from './listProps';
import classes from './MediaTable.module.css';
import { useCaption } from './useCaption';

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
