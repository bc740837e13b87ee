import { type Column, DataTable, type DataTableProps } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { PersonName } from './PersonName';
import type { Person } from './types';
import { UserStatus } from './UserStatus';
import { useLastVisit } from './useLastVisit';
import { Where } from './Where';

type ColumnKey = 'name' | 'where' | 'status' | 'visit';
type Props = Omit<DataTableProps<Person, ColumnKey>, 'caption' | 'columns' | 'rowKey'>;

const useColumns = (): readonly Column<Person, ColumnKey>[] => {
  const { t } = useTranslation('users');
  const lastVisit = useLastVisit();
  return [
    { key: 'name', header: t('columns.name'), primary: true, cell: (person) => <PersonName person={person} /> },
    { key: 'where', header: t('columns.where'), cell: (person) => <Where person={person} /> },
    { key: 'status', header: t('columns.status'), width: 'fit', cell: ({ status }) => <UserStatus status={status} /> },
    { key: 'visit', header: t('columns.visit'), width: 'fit', cell: (person) => lastVisit(person) },
  ];
};

/** People, one line each. */
export const UserTable = (props: Props) => {
  const { t } = useTranslation('users');
  return <DataTable {...props} caption={t('title')} columns={useColumns()} rowKey={({ id }) => id} />;
};
