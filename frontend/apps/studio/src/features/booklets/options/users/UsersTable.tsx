import { type Column, DataTable, Icon, IconButton, Menu, MenuAction } from '@livretier/ui';
import { IconCalendar, IconDots, IconUserMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonName } from '../../access/PersonName';
import { useRemove } from '../../access/useRemove';
import type { Access, Right } from '../../types';
import { RightMark } from './RightMark';
import { RoleCell } from './RoleCell';
import classes from './Users.module.css';

const rights = ['edit', 'translate', 'publish', 'participants', 'mailings', 'register'] as const satisfies Right[];

type ColumnKey = 'person' | 'role' | Right;
type Props = {
  bookletId: string;
  rows: readonly Access[];
  mayWrite: boolean;
  onEnd: (access: Access) => void;
  empty: ReactNode;
};

const useColumns = ({ bookletId, mayWrite }: Props): readonly Column<Access, ColumnKey>[] => {
  const { t } = useTranslation('booklets');
  return [
    {
      key: 'person',
      header: t('users.columns.person'),
      primary: true,
      cell: ({ name, id }) => <PersonName name={name} caption={t(id ? 'users.here' : 'users.inherited')} />,
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

const Acts = ({ bookletId, access, onEnd }: Pick<Props, 'bookletId' | 'onEnd'> & { access: Access }) => {
  const { t } = useTranslation('booklets');
  const remove = useRemove(bookletId);
  return (
    <Menu target={<IconButton icon={IconDots} label={t('people.more', { name: access.name })} />}>
      {access.role === 'auditor' && (
        <MenuAction icon={<Icon of={IconCalendar} />} onSelect={() => onEnd(access)}>
          {t('users.end.open')}
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
  const { bookletId, rows, mayWrite, onEnd, empty } = props;
  return (
    <div className={classes.table}>
      <DataTable
        caption={t('users.title')}
        columns={useColumns(props)}
        rows={rows}
        rowKey={({ user }) => user}
        empty={empty}
        {...(mayWrite && {
          actions: (access: Access) =>
            access.id && access.duty !== 'main' && <Acts bookletId={bookletId} access={access} onEnd={onEnd} />,
        })}
      />
    </div>
  );
};
