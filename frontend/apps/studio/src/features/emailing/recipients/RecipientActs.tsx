import { api, unwrap } from '@livretier/api';
import { Button, confirm, Icon, IconButton, Menu, MenuAction, notify } from '@livretier/ui';
import { IconDots, IconHandGrab, IconMailForward, IconUserMinus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Delivery, useLeaveOut, useResolve, useRetry } from '../api/deliveries';
import type { Mailing } from '../api/mailings';

/** Leads to the card of the person behind a participant: their address is kept there. */
const useOpenCard = (bookletId: string) => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (participant: string) =>
      unwrap(
        api.GET('/api/booklets/{booklet_id}/participants/{participant_id}', {
          params: { path: { booklet_id: bookletId, participant_id: participant } },
        }),
      ),
    onSuccess: ({ person }) => person && void navigate({ to: paths.person, params: { id: person } }),
  });
};

const noGoodAddress = new Set(['no_address', 'address_refused']);

/** Nothing is sent again to whom no address is known that takes mail: it is asked for first. */
const actsOn = ({ state, reason, participant, has_address }: Delivery, mailing: Mailing, maySend: boolean) => {
  const isBroken = state === 'failed' || state === 'bounced';
  const isSilent = state === 'excluded' && noGoodAddress.has(reason);
  return {
    isWaiting: state === 'pending' && mailing.state !== 'done' && mailing.state !== 'cancelled',
    mayCorrect: participant && (isBroken || (isSilent && !has_address)) ? participant : null,
    again: maySend && has_address && (isBroken || isSilent),
  };
};

type Props = { booklet: BookletOut; mailing: Mailing; delivery: Delivery; maySend: boolean };

/** What can still be done about somebody's message. */
export const RecipientActs = ({ booklet, mailing, delivery, maySend }: Props) => {
  const { t } = useTranslation(['emailing', 'common']);
  const errorText = useErrorText();
  const which = { booklet: booklet.id, mailing: mailing.id };
  const [retry, leaveOut, resolve] = [useRetry(which), useLeaveOut(which), useResolve(which)];
  const card = useOpenCard(booklet.id);
  const navigate = useNavigate();
  const { id, state, participant } = delivery;
  const name = participant?.name ?? t('people.forgotten');
  const said = (done: 'retried' | 'leftOut' | 'resolved', count = 1) => ({
    onSuccess: () =>
      notify({
        severity: count > 0 ? 'success' : 'info',
        summary: count > 0 ? t(`people.done.${done}`, { name }) : t('people.done.nothing'),
      }),
    onError: (error: unknown) => notify({ severity: 'error', summary: errorText(error) }),
  });
  const ask = async () => {
    const isSure = await confirm({
      header: t('people.leaveOut.header', { name }),
      message: t('people.leaveOut.text'),
      acceptLabel: t('people.leaveOut.accept'),
      rejectLabel: t('common:labels.cancel'),
      defaultFocus: 'reject',
    });
    if (isSure) leaveOut.mutate([id], said('leftOut'));
  };
  if (state === 'uncertain')
    return (
      <>
        <Button
          size="small"
          aria-label={t('people.resolve.arrivedOf', { name })}
          onClick={() => resolve.mutate({ delivery: id, sent: true }, said('resolved'))}
        >
          {t('people.resolve.arrived')}
        </Button>
        <Button
          size="small"
          aria-label={t('people.resolve.notArrivedOf', { name })}
          onClick={() => resolve.mutate({ delivery: id, sent: false }, said('resolved'))}
        >
          {t('people.resolve.notArrived')}
        </Button>
      </>
    );
  const { isWaiting, mayCorrect, again } = actsOn(delivery, mailing, maySend);
  if (!(mayCorrect || isWaiting || again)) return null;
  return (
    <>
      {mayCorrect && (
        <Button
          size="small"
          busy={card.isPending}
          aria-label={t('people.correctOf', { name })}
          onClick={() => card.mutate(mayCorrect.id)}
        >
          {t('people.correct')}
        </Button>
      )}
      {(again || isWaiting || mayCorrect) && (
        <Menu target={<IconButton label={t('people.more', { name })} icon={IconDots} />}>
          {again && (
            <MenuAction
              icon={<Icon of={IconMailForward} />}
              onSelect={() =>
                retry.mutate([id], {
                  onSuccess: ({ done }) => said('retried', done).onSuccess(),
                  onError: said('retried').onError,
                })
              }
            >
              {t('people.retry')}
            </MenuAction>
          )}
          {mayCorrect && (
            <MenuAction
              icon={<Icon of={IconHandGrab} />}
              onSelect={() =>
                void navigate({
                  to: paths.bookletParticipants,
                  search: { livret: booklet.id, personne: mayCorrect.id },
                })
              }
            >
              {t('people.otherwise')}
            </MenuAction>
          )}
          {isWaiting && (
            <MenuAction icon={<Icon of={IconUserMinus} />} onSelect={() => void ask()}>
              {t('people.leaveOut.open')}
            </MenuAction>
          )}
        </Menu>
      )}
    </>
  );
};
