import { type Column, DataTable, type Sort, TwoLines, VisuallyHidden } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { BookletStatusTag, CoverOf } from '@/features/booklets/booklet';
import { useLocale } from '@/shared/locale/useLocale';
import { BookletMenu } from '../acts/BookletMenu';
import type { BookletLine } from '../types';
import type { ListProps } from './BookletCards';
import { Edited, OpenBooklet, Progress } from './BookletFacts';
import classes from './BookletsTable.module.css';
import type { Order } from './useBooklets';

/** "FR EN ES", each said by its name. */
const Languages = ({ locales }: { locales: readonly string[] }) => {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return (
    <ul className={classes.languages}>
      {locales.map((locale) => {
        const [language = locale] = locale.split('-');
        return (
          <li key={locale} className={classes.language} title={names.of(language)}>
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <VisuallyHidden>{names.of(language)}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
};

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
    {
      key: 'name',
      header: t('columns.name'),
      primary: true,
      sortable: true,
      cell: (booklet) => <Name booklet={booklet} />,
    },
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
      cell: ({ readable_locales }) => <Languages locales={readable_locales} />,
    },
    { key: 'content', header: t('columns.content'), cell: (booklet) => <Progress booklet={booklet} /> },
    { key: 'manager', header: t('columns.manager'), cell: ({ main_manager }) => main_manager?.name ?? '–' },
    {
      key: 'edited',
      header: t('columns.edited'),
      width: 'fit',
      sortable: true,
      cell: (booklet) => <Edited booklet={booklet} />,
    },
  ];
};

const sorts: Partial<Record<Order, Sort<ColumnKey>>> = {
  edited: { key: 'edited', direction: 'desc' },
  'edited-asc': { key: 'edited', direction: 'asc' },
  name: { key: 'name', direction: 'asc' },
  'name-desc': { key: 'name', direction: 'desc' },
};
const sortOf = (order: Order) => sorts[order];
const orderOf = ({ key, direction }: Sort<ColumnKey>): Order => {
  if (key === 'name') return direction === 'asc' ? 'name' : 'name-desc';
  return direction === 'asc' ? 'edited-asc' : 'edited';
};

/** Booklets, one line each; a line opens the booklet. */
export const BookletsTable = ({ booklets, loading = false, onAsk, selection, order, onOrder }: ListProps) => {
  const { t } = useTranslation('booklets');
  return (
    <DataTable
      caption={t('list.caption')}
      columns={useColumns()}
      rows={booklets}
      rowKey={({ id }) => id}
      loading={loading}
      selection={selection}
      sort={order && sortOf(order)}
      onSort={onOrder && ((sort) => onOrder(orderOf(sort)))}
      rowAction={{ link: (booklet, content) => <OpenBooklet booklet={booklet}>{content}</OpenBooklet> }}
      actions={(booklet) => <BookletMenu booklet={booklet} onAsk={onAsk} />}
    />
  );
};
