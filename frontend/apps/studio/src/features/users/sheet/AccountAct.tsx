import { Button, confirm, Icon } from '@livretier/ui';
import { IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../accounts';
import type { PersonDetails } from '../types';
import { Consequences } from './Consequences';
import { useResendInvitation, useRestoreUser, useSuspendUser } from './useUserActs';

type Props = { person: PersonDetails };

const Suspend = ({ person }: Props) => {
  const { t } = useTranslation('users');
  const suspend = useSuspendUser(person.id);
  const ask = async () => {
    const accepted = await confirm({
      header: t('suspend.header', { name: fullName(person) }),
      message: <Consequences person={person} text={t('suspend.text')} />,
      icon: <Icon of={IconPlayerPause} />,
      acceptLabel: t('suspend.accept'),
      rejectLabel: t('suspend.reject'),
      defaultFocus: 'reject',
    });
    if (accepted) suspend.mutate();
  };
  return (
    <Button look="quiet" busy={suspend.isPending} onClick={() => void ask()}>
      {t('suspend.open')}
    </Button>
  );
};

const Restore = ({ person }: Props) => {
  const { t } = useTranslation('users');
  const restore = useRestoreUser(person.id);
  return (
    <Button look="quiet" busy={restore.isPending} onClick={() => restore.mutate()}>
      {t('restore')}
    </Button>
  );
};

const Resend = ({ person }: Props) => {
  const { t } = useTranslation('users');
  const resend = useResendInvitation(person.id);
  return (
    <Button look="quiet" busy={resend.isPending} onClick={() => resend.mutate()}>
      {t('resend')}
    </Button>
  );
};

/** What can be done with the account as a whole, by its state. */
export const AccountAct = ({ person }: Props) => {
  const { suspend, restore, resend_invitation } = person.abilities;
  if (suspend) return <Suspend person={person} />;
  if (restore) return <Restore person={person} />;
  return resend_invitation ? <Resend person={person} /> : null;
};
