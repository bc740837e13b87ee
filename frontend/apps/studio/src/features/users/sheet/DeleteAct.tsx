import { Button, confirm, Icon } from '@livretier/ui';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../accounts';
import type { PersonDetails } from '../types';
import { Consequences } from './Consequences';
import classes from './DeleteAct.module.css';
import { useDeleteUser } from './useUserActs';

type Props = { person: PersonDetails; onGone: () => unknown };

/** Erase the account; of somebody who also works elsewhere, only what binds them to this company. */
export const DeleteAct = ({ person, onGone }: Props) => {
  const { t } = useTranslation('users');
  const remove = useDeleteUser(person.id, onGone);
  const way = person.works_elsewhere ? 'leave' : 'delete';
  const ask = async () => {
    const accepted = await confirm({
      header: t(`${way}.header`, { name: fullName(person) }),
      message: <Consequences person={person} text={t(`${way}.text`)} />,
      icon: <Icon of={IconTrash} />,
      acceptLabel: t(`${way}.accept`),
      rejectLabel: t(`${way}.reject`),
      defaultFocus: 'reject',
      danger: !person.works_elsewhere,
    });
    if (accepted) remove.mutate();
  };
  return (
    <div className={classes.act}>
      <Button look="danger-outline" size="small" busy={remove.isPending} onClick={() => void ask()}>
        {t(`${way}.open`)}
      </Button>
    </div>
  );
};
