import { type Column, DataTable, TwoLines } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { BookletStatusTag } from '../../../shared/booklet/BookletStatusTag';
import { CoverOf } from '../../../shared/booklet/CoverOf';
import { BookletMenu } from '../acts/BookletMenu';
import { OpenBooklet } from '../OpenBooklet';
import type { BookletLine } from '../types';
import classes from './BookletsTable.module.css';
import { Edited } from './Edited';
import { Languages } from './Languages';
import type { ListProps } from './listProps';
import { Progress } from './Progress';

type ColumnKey = 'name' | 'status' | 'languages' | 'content' | 'manager' | 'edited';

const Name = ({ booklet }: { booklet: BookletLine }) => {
  const { t } = useTranslation('booklets');
  const { name, sector, status, trashed_at } = booklet;
  return (
    <span className={classes.name}>
      <span className={classes.cover} data-archived={status === 'archived' || trashed_at ? true : undefined}>
        <CoverOf booklet={booklet} size="table" />
      </span>
      <TwoLines title={name} caption={sector?.name ?? t('list.noSector')} size="small" />
    </span>
  );
};

const useColumns = (): readonly Column<BookletLine, ColumnKey>[] => {
  const { t } = useTranslation('booklets');
  return [
    { key: 'name', header: t('columns.name'), primary: true, cell: (booklet) => <Name booklet={booklet} /> },
    {
      key: 'status',
      header: t('columns.status'),
      width: 'fit',
      cell: (booklet) => <BookletStatusTag booklet={booklet} />,
    },
    {
      key: 'languages',
      header: t('columns.languages'),
      width: 'fit',
      cell: ({ locales }) => <Languages locales={locales} />,
    },
    { key: 'content', header: t('columns.content'), cell: (booklet) => <Progress booklet={booklet} /> },
    { key: 'manager', header: t('columns.manager'), cell: ({ main_manager }) => main_manager?.name ?? '–' },
    { key: 'edited', header: t('columns.edited'), width: 'fit', cell: (booklet) => <Edited booklet={booklet} /> },
  ];
};

/** Booklets, one line each; a line opens the booklet. */
export const BookletsTable = ({ booklets, loading = false, onAsk }: ListProps) => {
  const { t } = useTranslation('booklets');
  return (
    <DataTable
      caption={t('list.caption')}
      columns={useColumns()}
      rows={booklets}
      rowKey={({ id }) => id}
      loading={loading}
      rowAction={{ link: (booklet, content) => <OpenBooklet booklet={booklet}>{content}</OpenBooklet> }}
      actions={(booklet) => <BookletMenu booklet={booklet} onAsk={onAsk} />}
    />
  );
};
