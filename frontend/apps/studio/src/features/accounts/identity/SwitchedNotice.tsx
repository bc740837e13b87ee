import { api, unwrap } from '@livretier/api';
import { IdentityBanner, notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { wayBack } from '@/shared/destination';
import { mayLeave } from '@/shared/forms/unsaved';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { clockTime } from '@/shared/text/dates';
import { fullName, type SessionUser, sessionKey, useSession, useTakeIdentity } from '../api/session';

/* The server's clock decides; this browser's may be a little early. */
const again = 15_000;

/** Asks who is signed in when the hour is over, and says it when one is oneself again, for whatever reason. */
const useEndOfSwitch = (user: SessionUser | null) => {
  const { t } = useTranslation('accounts');
  const client = useQueryClient();
  const until = user?.switched?.until;
  const last = useRef(until);

  useEffect(() => {
    if (!until) return;
    const ask = () => {
      void client.invalidateQueries({ queryKey: sessionKey });
      timer = setTimeout(ask, again);
    };
    let timer = setTimeout(ask, Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [client, until]);

  useEffect(() => {
    const before = last.current;
    last.current = until;
    if (!before || until || !user) return;
    const timeIsUp = Date.now() >= Date.parse(before);
    notify({ severity: 'info', summary: t(timeIsUp ? 'identity.timeIsUp' : 'identity.back') });
  }, [until, user, t]);
};

/** Be oneself again, where one was; the banner stands outside the router, so it is told how to go somewhere. */
const useReturnIdentity = (goTo: (address: string) => Promise<void>) =>
  useMutation({
    mutationFn: async () => ((await mayLeave()) ? unwrap(api.POST('/api/admin/identity/return')) : null),
    onSuccess: useTakeIdentity(() => goTo(wayBack.take() ?? paths.home)),
  });

/** Who is acted for, who acts and since when, with the way back, for as long as somebody acts as somebody else. */
export const SwitchedNotice = ({ goTo }: { goTo: (address: string) => Promise<void> }) => {
  const { t } = useTranslation('accounts');
  const locale = useLocale();
  const user = useSession();
  const comeBack = useReturnIdentity(goTo);
  useEndOfSwitch(user);
  if (!user?.switched) return null;
  const { by, since } = user.switched;
  const company = user.company?.name;
  return (
    <IdentityBanner
      label={t('identity.label')}
      since={t('identity.since', { time: clockTime(new Date(since), locale) })}
      backLabel={t('identity.return')}
      onBack={() => comeBack.mutate()}
      busy={comeBack.isPending}
    >
      <Trans
        t={t}
        i18nKey={company ? 'identity.acting' : 'identity.actingWithoutCompany'}
        values={{ name: fullName(user), company, administrator: fullName(by) }}
        components={{ strong: <strong /> }}
      />
    </IdentityBanner>
  );
};
