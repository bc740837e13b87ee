import { Button, confirm, Icon, IconButton, notify, QueryView, SideSheet } from '@livretier/ui';
import { IconPencil, IconPlus, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAdd } from '../api';
import { useOpenPerson } from '../useOpenPerson';
import { type Group, useGroups, useRemoveGroup } from './api';
import { GroupDialog } from './GroupDialog';
import classes from './GroupsSheet.module.css';

/** Takes a group away after a question; its people stay. */
const useAskToRemove = ({ id, name }: Group) => {
  const { t } = useTranslation('people');
  const remove = useRemoveGroup();
  return async () => {
    const accepted = await confirm({
      header: t('groups.remove.header', { name }),
      message: t('groups.remove.text'),
      icon: <Icon of={IconTrash} />,
      acceptLabel: t('groups.remove.accept'),
      rejectLabel: t('groups.remove.reject'),
      defaultFocus: 'reject',
    });
    if (accepted)
      remove.mutate(id, {
        onSuccess: () => notify({ severity: 'success', summary: t('groups.removed', { name }) }),
      });
  };
};

type LineProps = { group: Group; mayName: boolean; onRename: (group: Group) => void };

const Line = ({ group, mayName, onRename }: LineProps) => {
  const { t } = useTranslation('people');
  const remove = useAskToRemove(group);
  return (
    <li className={classes.line}>
      <Icon of={IconUsersGroup} />
      <span className={classes.name}>{group.name}</span>
      {mayName && (
        <>
          <IconButton
            label={t('groups.renameOf', { name: group.name })}
            icon={IconPencil}
            onClick={() => onRename(group)}
          />
          <IconButton
            label={t('groups.remove.open', { name: group.name })}
            icon={IconTrash}
            onClick={() => void remove()}
          />
        </>
      )}
    </li>
  );
};

type Naming = { group?: Group };

/** /parametres/personnes/groupes: how people are put together. */
export const GroupsSheet = () => {
  const { t } = useTranslation('people');
  const { close } = useOpenPerson();
  const [naming, setNaming] = useState<Naming>();
  const mayName = useMayAdd().data ?? false;
  return (
    <SideSheet title={t('groups.title')} caption={t('groups.caption')} onClose={() => void close()}>
      {mayName && (
        <div>
          <Button onClick={() => setNaming({})}>
            <Icon of={IconPlus} />
            {t('groups.new')}
          </Button>
        </div>
      )}
      <QueryView
        query={useGroups()}
        isEmpty={(groups) => groups.length === 0}
        empty={<p className={classes.empty}>{t('groups.empty')}</p>}
      >
        {(groups) => (
          <ul className={classes.list}>
            {groups.map((group) => (
              <Line key={group.id} group={group} mayName={mayName} onRename={(one) => setNaming({ group: one })} />
            ))}
          </ul>
        )}
      </QueryView>
      {naming && <GroupDialog group={naming.group} onClose={() => setNaming(undefined)} />}
    </SideSheet>
  );
};
