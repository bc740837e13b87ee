import { languageName } from '@livretier/booklet';
import { type Column, DataTable, Icon, IconButton, Menu, MenuAction, notify, VisuallyHidden } from '@livretier/ui';
import {
  IconCalendar,
  IconChevronDown,
  IconCircleCheck,
  IconDots,
  IconLanguage,
  IconLock,
  IconLockCheck,
  IconUserMinus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeRole } from '@/features/booklets/access/api';
import { PersonName } from '@/features/booklets/access/PersonName';
import { useRemove } from '@/features/booklets/access/useRemove';
import type { Access, BookletRole, Right } from '@/features/booklets/types';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, capitalized, longDate } from '@/shared/text/dates';
import classes from './Users.module.css';

/** Said aloud and drawn: a tick, a lock for what is inherited, or a dash. */
const RightMark = ({ given, inherited }: { given: boolean; inherited: boolean }) => {
  const { t } = useTranslation('booklets');
  const answer = given && inherited ? 'inherited' : given ? 'yes' : 'no';
  return (
    <span className={classes.right} data-given={(given && !inherited) || undefined}>
      {given ? <Icon of={inherited ? IconLockCheck : IconCircleCheck} /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{t(`users.answers.${answer}`)}</VisuallyHidden>
    </span>
  );
};

type RoleCellProps = { bookletId: string; access: Access; mayWrite: boolean };

const RoleSelect = ({ bookletId, access }: Omit<RoleCellProps, 'mayWrite'>) => {
  const { t } = useTranslation(['booklets', 'companies']);
  const change = useChangeRole(bookletId);
  const { id, name, role, possible_roles } = access;
  const choose = (wanted: string) => {
    if (!id) return;
    change.mutate(
      { access: id, changes: { role: wanted as BookletRole } },
      { onSuccess: () => notify({ severity: 'success', summary: t('users.changed', { name }) }) },
    );
  };
  return (
    <span className={classes.box}>
      <select
        className={classes.select}
        aria-label={t('users.roleOf', { name })}
        value={change.isPending ? (change.variables.changes.role ?? '') : (role ?? '')}
        disabled={change.isPending}
        onChange={({ target }) => choose(target.value)}
      >
        {possible_roles.map((possible) => (
          <option key={possible} value={possible}>
            {t(`companies:roles.${possible}`)}
          </option>
        ))}
      </select>
      <Icon of={IconChevronDown} size={16} />
    </span>
  );
};

/** The role on this booklet, which may be changed; what is inherited, or held by the main manager, may not. */
const RoleCell = ({ bookletId, access, mayWrite }: RoleCellProps) => {
  const { t } = useTranslation(['booklets', 'companies']);
  const locale = useLocale();
  const { id, role, duty, company_role, ends_on, possible_roles } = access;
  if (mayWrite && id && duty !== 'main' && possible_roles.length > 1)
    return <RoleSelect bookletId={bookletId} access={access} />;
  const name = t(`companies:roles.${role ?? company_role}`);
  const text = ends_on
    ? t('users.roleUntil', { role: name, day: longDate(calendarDay(ends_on), locale) })
    : duty === 'main'
      ? t('users.roleMain', { role: name })
      : name;
  return (
    <span className={classes.role}>
      {!id && <Icon of={IconLock} size={16} />}
      {text}
    </span>
  );
};

/* Those to what there is already: participants, mailings and the register come with their slices. */
const rights = ['edit', 'translate', 'publish'] as const satisfies Right[];

type ColumnKey = 'person' | 'role' | (typeof rights)[number];
type Props = {
  bookletId: string;
  rows: readonly Access[];
  mayWrite: boolean;
  onEnd: (access: Access) => void;
  /** Not in a booklet of one language. */
  onLanguages: ((access: Access) => void) | undefined;
  empty: ReactNode;
};

const useColumns = ({ bookletId, mayWrite }: Props): readonly Column<Access, ColumnKey>[] => {
  const { t } = useTranslation('booklets');
  const shown = useLocale();
  const languagesOf = (locales: readonly string[]) =>
    new Intl.ListFormat(shown).format(locales.map((locale) => capitalized(languageName(locale, shown))));
  return [
    {
      key: 'person',
      header: t('users.columns.person'),
      primary: true,
      cell: ({ name, id, locales }) => (
        <PersonName
          name={name}
          caption={locales.length > 0 ? languagesOf(locales) : t(id ? 'users.here' : 'users.inherited')}
        />
      ),
    },
    {
      key: 'role',
      header: t('users.columns.role'),
      cell: (access) => <RoleCell bookletId={bookletId} access={access} mayWrite={mayWrite} />,
    },
    ...rights.map((right) => ({
      key: right,
      header: t(`users.rights.${right}`),
      width: 'narrow' as const,
      align: 'center' as const,
      cell: (access: Access) => <RightMark given={access.rights.includes(right)} inherited={access.id === null} />,
    })),
  ];
};

type ActsProps = Pick<Props, 'bookletId' | 'onEnd' | 'onLanguages'> & { access: Access };

const Acts = ({ bookletId, access, onEnd, onLanguages }: ActsProps) => {
  const { t } = useTranslation('booklets');
  const remove = useRemove(bookletId);
  return (
    <Menu target={<IconButton icon={IconDots} label={t('people.more', { name: access.name })} />}>
      {access.role === 'auditor' && (
        <MenuAction icon={<Icon of={IconCalendar} />} onSelect={() => onEnd(access)}>
          {t('users.end.open')}
        </MenuAction>
      )}
      {access.role === 'translator' && onLanguages && (
        <MenuAction icon={<Icon of={IconLanguage} />} onSelect={() => onLanguages(access)}>
          {t('users.languages.open')}
        </MenuAction>
      )}
      <MenuAction icon={<Icon of={IconUserMinus} />} onSelect={() => void remove(access)}>
        {t('people.remove.open')}
      </MenuAction>
    </Menu>
  );
};

/** Who may do what; what comes from a role in the company is greyed and has a lock. */
export const UsersTable = (props: Props) => {
  const { t } = useTranslation('booklets');
  const { rows, mayWrite, empty, ...acts } = props;
  return (
    <div className={classes.table}>
      <DataTable
        caption={t('users.title')}
        columns={useColumns(props)}
        rows={rows}
        rowKey={({ user }) => user}
        empty={empty}
        {...(mayWrite && {
          actions: (access: Access) => access.id && access.duty !== 'main' && <Acts {...acts} access={access} />,
        })}
      />
    </div>
  );
};
