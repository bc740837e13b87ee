import { Avatar, Button, confirm, ExportButton, Icon, TwoLines } from '@livretier/ui';
import { IconPlayerPause, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '@/features/accounts';
import { SwitchLink } from '@/features/identity';
import {
  fetchUserData,
  type PersonDetails,
  useDeleteUser,
  useResendInvitation,
  useRestoreUser,
  useSuspendUser,
} from '../api';
import classes from './UserActs.module.css';

/** What will happen, and to whom. */
const Consequences = ({ person, text }: { person: PersonDetails; text: string }) => {
  const { t } = useTranslation('users');
  const { open_sessions: count, works_elsewhere } = person;
  return (
    <>
      {text} {count > 0 && !works_elsewhere && t('sessions', { count })}
      <span className={classes.person}>
        <Avatar name={fullName(person)} />
        <TwoLines title={fullName(person)} caption={person.email} size="small" />
      </span>
    </>
  );
};

type DeleteActProps = { person: PersonDetails; onGone: () => unknown };

/** Erase the account; of somebody who also works elsewhere, only what binds them to this company. */
export const DeleteAct = ({ person, onGone }: DeleteActProps) => {
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

/** What one does for somebody: see what they see, hand them what is kept about them. */
export const HelpActs = ({ person }: { person: PersonDetails }) => {
  const { t } = useTranslation('users');
  const { switch_identity, export: mayExport } = person.abilities;
  if (!(switch_identity || mayExport)) return null;
  return (
    <div className={classes.acts}>
      {switch_identity && <SwitchLink userId={person.id} />}
      {mayExport && (
        <ExportButton fetchFile={() => fetchUserData(person.id)} name={t('data.file', { name: fullName(person) })}>
          {t('data.export')}
        </ExportButton>
      )}
    </div>
  );
};

type Props = { person: PersonDetails };

/** The account; of somebody who also works elsewhere, only what binds them to this company. */
const Suspend = ({ person }: Props) => {
  const { t } = useTranslation('users');
  const suspend = useSuspendUser(person.id);
  const way = person.works_elsewhere ? 'suspendHere' : 'suspend';
  const ask = async () => {
    const accepted = await confirm({
      header: t(`${way}.header`, { name: fullName(person) }),
      message: <Consequences person={person} text={t(`${way}.text`)} />,
      icon: <Icon of={IconPlayerPause} />,
      acceptLabel: t(`${way}.accept`),
      rejectLabel: t(`${way}.reject`),
      defaultFocus: 'reject',
    });
    if (accepted) suspend.mutate();
  };
  return (
    <Button look="quiet" busy={suspend.isPending} onClick={() => void ask()}>
      {t(`${way}.open`)}
    </Button>
  );
};

const Restore = ({ person }: Props) => {
  const { t } = useTranslation('users');
  const restore = useRestoreUser(person.id);
  return (
    <Button look="quiet" busy={restore.isPending} onClick={() => restore.mutate()}>
      {t(person.works_elsewhere ? 'restoreHere' : 'restore')}
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
