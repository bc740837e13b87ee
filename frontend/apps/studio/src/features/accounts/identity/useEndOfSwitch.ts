import { notify } from '@livretier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionKey } from '../session/sessionKey';
import type { SessionUser } from '../session/sessionQuery';

/* The server's clock decides; this browser's may be a little early. */
const again = 15_000;

/** Asks who is signed in when the hour is over, and says it when one is oneself again, for whatever reason. */
export const useEndOfSwitch = (user: SessionUser | null) => {
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
