import { Avatar, type Column, DataTable, type DataTableProps, Icon, StatusTag, TwoLines } from '@livretier/ui';
import { IconMail, IconPlayerPause, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { clockTime, longDate, relativeTime } from '@/shared/text/dates';
import { daysApart } from '@/shared/text/moments';
import { fullName } from '../accounts';
import type { Person } from './api';
import { useRoleName } from './roles/useRoleName';
import classes from './UserTable.module.css';

/** A name with its address, and a shield for those whose account has a second factor. */
const PersonName = ({ person }: { person: Person }) => {
  const { t } = useTranslation('users');
  const name = (
    <>
      {fullName(person)}
      {person.second_factor && (
        <span role="img" aria-label={t('secondFactor')} className={classes.shield}>
          <Icon of={IconShieldCheck} size={16} />
        </span>
      )}
    </>
  );
  return (
    <span className={classes.person}>
      <Avatar name={fullName(person)} />
      <TwoLines title={name} caption={person.email} size="small" />
    </span>
  );
};

const looks = {
  active: { shape: 'dot', tone: 'success' },
  invited: { shape: IconMail, tone: 'info' },
  suspended: { shape: IconPlayerPause, tone: 'warning' },
  deleted: { shape: 'box', tone: 'neutral' },
} as const;

const UserStatus = ({ status }: Pick<Person, 'status'>) => {
  const { t } = useTranslation('users');
  return (
    <span>
      <StatusTag {...looks[status]}>{t(`status.${status}`)}</StatusTag>
    </span>
  );
};

/** Where somebody works and as what: the first company, and how many others there are. */
const Where = ({ person }: { person: Person }) => {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const [first, ...others] = person.memberships;
  const staff = person.platform_role !== 'none';
  return (
    <span className={classes.where}>
      <span>{first ? first.company_name : t(staff ? 'platform' : 'nowhere')}</span>
      {(first || staff) && (
        <small>
          {first ? roleName(first.role) : roleName(person.platform_role)}
          {others.length > 0 && t('others', { count: others.length })}
        </small>
      )}
    </span>
  );
};

const day = 86_400_000;

/** "il y a 20 min", "hier, 22:14", "12 mars", or until when an invitation can be accepted. */
const useLastVisit = () => {
  const { t } = useTranslation('users');
  const locale = useLocale();
  const dayOf = (at: Date, now: Date) => longDate(at, locale, { year: at.getFullYear() !== now.getFullYear() });
  const expiry = (until: Date, now: Date) => {
    if (until <= now) return t('visit.expired', { day: dayOf(until, now) });
    if (daysApart(until, new Date(now.getTime() + day), undefined) === 'today') return t('visit.expiresTomorrow');
    return daysApart(until, now, undefined) === 'today'
      ? t('visit.expiresToday')
      : t('visit.expires', { day: dayOf(until, now) });
  };
  return ({ last_login, invitation_expires_at }: Person, now = new Date()) => {
    if (invitation_expires_at) return expiry(new Date(invitation_expires_at), now);
    if (!last_login) return t('visit.never');
    const at = new Date(last_login);
    const apart = daysApart(at, now, undefined);
    if (apart === 'today') return relativeTime(at.getTime(), now.getTime(), locale);
    return apart === 'yesterday' ? t('visit.yesterday', { time: clockTime(at, locale) }) : dayOf(at, now);
  };
};

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
