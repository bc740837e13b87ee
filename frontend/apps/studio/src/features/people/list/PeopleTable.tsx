import { Avatar, type Column, DataTable, type DataTableProps, StatusTag, TwoLines } from '@livretier/ui';
import { IconDoorExit } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import type { Person } from '../api';
import { isContract } from '../peopleSearch';
import { hasLeft, useToday } from '../presence';
import { useLanguageName } from '../useLanguageName';
import classes from './PeopleTable.module.css';

/** A name with the reference under it; of somebody without a name, the reference alone. */
const PersonName = ({ person }: { person: Person }) => {
  const { t } = useTranslation('people');
  const known = person.first_name !== '';
  return (
    <span className={classes.person}>
      <Avatar name={person.name} />
      <TwoLines title={person.name} caption={known ? person.reference : t('referenceOnly')} size="small" />
    </span>
  );
};

const Presence = ({ person }: { person: Person }) => {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const today = useToday();
  const { left_on } = person;
  if (!left_on)
    return (
      <StatusTag shape="dot" tone="success">
        {t('status.present')}
      </StatusTag>
    );
  const day = longDate(calendarDay(left_on), locale);
  return hasLeft(person, today) ? (
    <StatusTag shape="box" tone="neutral">
      {t('status.left', { day })}
    </StatusTag>
  ) : (
    <StatusTag shape={IconDoorExit} tone="warning">
      {t('status.leaves', { day })}
    </StatusTag>
  );
};

type ColumnKey = 'name' | 'contact' | 'work' | 'language' | 'presence';
type Props = Omit<DataTableProps<Person, ColumnKey>, 'caption' | 'columns' | 'rowKey'>;

const useColumns = (): readonly Column<Person, ColumnKey>[] => {
  const { t } = useTranslation('people');
  const languageName = useLanguageName();
  const work = ({ job, contract }: Person) =>
    [job, isContract(contract) ? t(`contracts.${contract}`) : ''].filter(Boolean).join(', ');
  return [
    { key: 'name', header: t('columns.name'), primary: true, cell: (person) => <PersonName person={person} /> },
    {
      key: 'contact',
      header: t('columns.contact'),
      cell: ({ email, phone }) => <span className={classes.contact}>{email || phone || t('noContact')}</span>,
    },
    {
      key: 'work',
      header: t('columns.work'),
      cell: (person) =>
        person.site ? <TwoLines title={person.site.name} caption={work(person)} size="small" /> : work(person),
    },
    { key: 'language', header: t('columns.language'), width: 'fit', cell: ({ language }) => languageName(language) },
    { key: 'presence', header: t('columns.presence'), width: 'fit', cell: (person) => <Presence person={person} /> },
  ];
};

/** People, one line each. */
export const PeopleTable = (props: Props) => {
  const { t } = useTranslation('people');
  return <DataTable {...props} caption={t('title')} columns={useColumns()} rowKey={({ id }) => id} />;
};
