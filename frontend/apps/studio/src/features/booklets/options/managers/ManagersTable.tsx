import { Button, type Column, DataTable, Icon, IconButton, Menu, MenuAction, notify, StatusTag } from '@livretier/ui';
import { IconDots, IconPencil, IconStar, IconUser, IconUserMinus, IconUserShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMakeMain } from '@/features/booklets/access/api';
import { PersonName } from '@/features/booklets/access/PersonName';
import { useRemove } from '@/features/booklets/access/useRemove';
import { capitalized } from '@/shared/text/dates';
import classes from './Managers.module.css';
import type { Manager } from './managers';
import { usePeriodText } from './managers';

type ColumnKey = 'person' | 'duty' | 'scope';
type Props = {
  bookletId: string;
  managers: readonly Manager[];
  mayWrite: boolean;
  onEdit: (manager: Manager) => void;
};

const duties = {
  main: { shape: IconStar, tone: 'info' },
  substitute: { shape: IconUserShare },
  manager: { shape: IconUser },
} as const;

const useColumns = (): readonly Column<Manager, ColumnKey>[] => {
  const { t } = useTranslation('booklets');
  const period = usePeriodText();
  return [
    {
      key: 'person',
      header: t('managers.columns.person'),
      primary: true,
      cell: ({ name, email }) => <PersonName name={name} caption={email} size="large" />,
    },
    {
      key: 'duty',
      header: t('managers.columns.duty'),
      width: 'fit',
      cell: ({ duty }) => <StatusTag {...duties[duty]}>{t(`managers.duty.${duty}`)}</StatusTag>,
    },
    {
      key: 'scope',
      header: t('managers.columns.scope'),
      width: 'wide',
      cell: (manager) =>
        capitalized([manager.duty === 'substitute' && period(manager), manager.scope].filter(Boolean).join(', ')) ||
        t('managers.wholeBooklet'),
    },
  ];
};

/** What may be done with somebody who is not the main one: that one is replaced, not removed. */
const Acts = ({ bookletId, manager, onEdit }: Omit<Props, 'managers' | 'mayWrite'> & { manager: Manager }) => {
  const { t } = useTranslation('booklets');
  const makeMain = useMakeMain(bookletId);
  const remove = useRemove(bookletId);
  const { id, name } = manager;
  const promote = () =>
    makeMain.mutate(id, {
      onSuccess: () => notify({ severity: 'success', summary: t('managers.nowMain', { name }) }),
    });
  return (
    <div className={classes.acts}>
      <span className={classes.inSight}>
        <Button size="small" look="quiet" busy={makeMain.isPending} onClick={promote}>
          {t('managers.makeMain')}
        </Button>
      </span>
      <Menu target={<IconButton icon={IconDots} label={t('people.more', { name })} />}>
        <MenuAction icon={<Icon of={IconStar} />} onSelect={promote}>
          {t('managers.makeMain')}
        </MenuAction>
        <MenuAction icon={<Icon of={IconPencil} />} onSelect={() => onEdit(manager)}>
          {t('managers.edit')}
        </MenuAction>
        <MenuAction icon={<Icon of={IconUserMinus} />} onSelect={() => void remove(manager)}>
          {t('people.remove.open')}
        </MenuAction>
      </Menu>
    </div>
  );
};

export const ManagersTable = ({ bookletId, managers, mayWrite, onEdit }: Props) => {
  const { t } = useTranslation('booklets');
  return (
    <div className={classes.table}>
      <DataTable
        caption={t('managers.title')}
        columns={useColumns()}
        rows={managers}
        rowKey={({ id }) => id}
        empty={<p>{t('managers.none')}</p>}
        {...(mayWrite && {
          actions: (manager: Manager) =>
            manager.duty !== 'main' && <Acts bookletId={bookletId} manager={manager} onEdit={onEdit} />,
        })}
      />
    </div>
  );
};
