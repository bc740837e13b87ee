import { Button, confirm, Icon, IconButton, Menu, MenuAction, TextField } from '@livretier/ui';
import {
  IconBell,
  IconBellOff,
  IconCalendar,
  IconDots,
  IconHandGrab,
  IconLanguage,
  IconLink,
  IconRefresh,
  IconSend,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { openable } from '@/features/publishing';
import { copyText } from '@/shared/later/copyText';
import { paths } from '@/shared/paths';
import { DueDialog, ExcludeDialog, LanguageDialog, useSayDone } from '../ActDialogs';
import {
  type Participant,
  type Signer,
  useChangeParticipants,
  useTellLink,
  useUpdateParticipants,
} from '../api/participants';
import { nameOf } from '../useTexts';
import classes from './Drawer.module.css';

type Props = { booklet: BookletOut; participant: Participant };

/** Copies somebody's link, or gives them another; once told it stays in sight. */
const useLink = ({ booklet, participant }: Props) => {
  const whose = participant.signers.includes('person') ? 'person' : 'representative';
  const { t } = useTranslation(['participation', 'common', 'reading']);
  const tell = useTellLink(booklet.id);
  const name = nameOf(participant);
  const give = (renew: boolean, signer: Signer) =>
    tell.mutate(
      { participant: participant.id, renew, signer },
      {
        onSuccess: ({ address }) =>
          copyText(openable(address), {
            copied: t(renew ? 'link.renewed' : `link.copiedOf.${signer}`, { name }),
            failed: t('reading:copyFailed'),
          }),
      },
    );
  const renew = async () => {
    const sure = await confirm({
      header: t('link.ask.header', { name }),
      message: t('link.ask.text'),
      icon: <Icon of={IconRefresh} />,
      acceptLabel: t('link.ask.accept'),
      rejectLabel: t('common:labels.cancel'),
      defaultFocus: 'reject',
    });
    if (sure) give(true, whose);
  };
  return {
    busy: tell.isPending,
    address: tell.data && openable(tell.data.address),
    whose: tell.variables?.signer ?? whose,
    copy: () => give(false, whose),
    copyOfRepresentative: () => give(false, 'representative'),
    label: t(`link.copyOf.${whose}`),
    renew: () => void renew(),
  };
};

/** The calendar of the booklet leaves somebody alone, or reminds them again. */
const RemindersAct = ({ booklet, participant: { id, reminders_off } }: Props) => {
  const { t } = useTranslation('participation');
  const update = useUpdateParticipants(booklet.id, { inPlace: false });
  const say = useSayDone();
  const turn = () =>
    update.mutate(
      { whom: { participants: [id] }, changes: { reminders_off: !reminders_off } },
      { onSuccess: (changed) => say('updated', changed) },
    );
  return (
    <MenuAction icon={<Icon of={reminders_off ? IconBell : IconBellOff} />} onSelect={turn}>
      {t(reminders_off ? 'reminders.on' : 'reminders.off')}
    </MenuAction>
  );
};

/** What one does for somebody who reads: hand them their link, in their language, until a day. */
export const ParticipantActs = ({ booklet, participant }: Props) => {
  const { t } = useTranslation('participation');
  const { id, state, language, due_on, invited_at, signers, has_mail } = participant;
  const link = useLink({ booklet, participant });
  const invite = useChangeParticipants(booklet.id);
  const say = useSayDone();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'language' | 'due' | null>(null);
  const whom = { participants: [id] };
  const dialog = { booklet, whom, count: 1, onDone: () => undefined, onClose: () => setAsking(null) };
  if (state === 'excluded' || state === 'left') return null;
  const write = () =>
    void navigate({ to: paths.bookletNewMailing, search: { livret: booklet.id }, state: { mailingTo: whom } });
  const handOver = () => invite.mutate({ act: 'invite', ...whom }, { onSuccess: (changed) => say('invited', changed) });
  return (
    <>
      <Button look="primary" busy={link.busy} onClick={link.copy}>
        <Icon of={IconLink} />
        {link.label}
      </Button>
      {booklet.version && has_mail && (
        <Button onClick={write}>
          <Icon of={IconSend} />
          {t('write.open')}
        </Button>
      )}
      {!invited_at && (
        <Button busy={invite.isPending} onClick={handOver}>
          <Icon of={IconHandGrab} />
          {t('invite.open')}
        </Button>
      )}
      <Menu target={<IconButton look="outlined" icon={IconDots} label={t('drawer.more')} />}>
        {booklet.readable_locales.length > 1 && (
          <MenuAction icon={<Icon of={IconLanguage} />} onSelect={() => setAsking('language')}>
            {t('language.open')}
          </MenuAction>
        )}
        <MenuAction icon={<Icon of={IconCalendar} />} onSelect={() => setAsking('due')}>
          {t('due.open')}
        </MenuAction>
        <RemindersAct {...{ booklet, participant }} />
        {signers.length > 1 && (
          <MenuAction icon={<Icon of={IconLink} />} onSelect={link.copyOfRepresentative}>
            {t('link.copyOf.representative')}
          </MenuAction>
        )}
        <MenuAction icon={<Icon of={IconRefresh} />} onSelect={link.renew}>
          {t('link.renew')}
        </MenuAction>
      </Menu>
      {link.address && (
        <div className={classes.link}>
          <TextField
            label={t(`link.labelOf.${link.whose}`)}
            hint={t(booklet.status === 'published' ? 'link.hint' : 'link.later')}
            value={link.address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
      {asking === 'language' && <LanguageDialog {...dialog} language={language} />}
      {asking === 'due' && <DueDialog {...dialog} due={due_on} />}
    </>
  );
};

/** Out of this booklet, with a reason, or back. */
export const ExcludeAct = ({ booklet, participant: { id, state } }: Props) => {
  const { t } = useTranslation('participation');
  const restore = useChangeParticipants(booklet.id);
  const say = useSayDone();
  const [asking, setAsking] = useState(false);
  if (state === 'left') return null;
  if (state === 'excluded')
    return (
      <Button
        look="quiet"
        size="small"
        busy={restore.isPending}
        onClick={() =>
          restore.mutate({ act: 'restore', participants: [id] }, { onSuccess: (changed) => say('restored', changed) })
        }
      >
        {t('restore')}
      </Button>
    );
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setAsking(true)}>
        {t('exclude.one')}
      </Button>
      {asking && (
        <ExcludeDialog
          booklet={booklet}
          whom={{ participants: [id] }}
          count={1}
          onDone={() => undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
