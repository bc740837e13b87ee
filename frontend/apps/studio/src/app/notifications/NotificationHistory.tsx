import { api, unwrap } from '@livretier/api';
import { Notifications } from '@livretier/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { joinLocale } from '@/shared/locale/address';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { relativeTime } from '@/shared/text/dates';
import { useNow } from './useNow';

const aMinute = 60_000;

const noticesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['notices', locale],
    queryFn: async () => (await unwrap(api.GET('/api/notices'), { quiet: true })).notices,
    refetchInterval: aMinute,
  });

/** Until when this browser has shown them, and until when somebody wants to see them no more. */
const useMoment = (key: string) => {
  const [at, setAt] = useState(() => Number(stored(key)));
  const keep = (moment: number) => {
    setAt(moment);
    try {
      localStorage.setItem(key, String(moment));
    } catch {
      /* Storage is full or forbidden: it lasts as long as the page. */
    }
  };
  return [at, keep] as const;
};

const stored = (key: string) => {
  try {
    return localStorage.getItem(key) ?? 0;
  } catch {
    return 0;
  }
};

/** Where one sees what it tells of. */
const addressOf = (booklet: string, page: string | null, thread: string | null) => {
  const editor = paths.bookletEditor.replace('$id', booklet);
  return page && thread ? `${editor}?${new URLSearchParams({ page, fil: thread })}` : editor;
};

/** What others did with the booklets of this person, also while they were away. */
export const NotificationHistory = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id } = useSignedInUser();
  const now = useNow(aMinute / 2);
  const { data = [] } = useQuery(noticesQuery(locale));
  const [seen, setSeen] = useMoment(`livretier-notices-seen-${id}`);
  const [cleared, setCleared] = useMoment(`livretier-notices-cleared-${id}`);
  const told = data.map((one, place) => ({ ...one, place, moment: new Date(one.at).getTime() }));
  const newest = Math.max(0, ...told.map(({ moment }) => moment));
  const unread = told.filter(({ moment }) => moment > Math.max(seen, cleared)).length;
  const items = told
    .filter(({ moment }) => moment > cleared)
    .map(({ place, what, booklet, by, at, moment, booklet_id, page_id, thread_id }) => ({
      id: place,
      severity: 'info' as const,
      summary: what,
      detail: t(by ? 'notifications.by' : 'notifications.alone', { booklet, by }),
      when: relativeTime(moment, Math.max(now, moment), locale),
      dateTime: at,
      href: joinLocale(locale, addressOf(booklet_id, page_id, thread_id)),
    }));
  return (
    <Notifications
      label={t('notifications.button', { count: unread })}
      title={t('notifications.title')}
      empty={t('notifications.empty')}
      clearLabel={t('notifications.clear')}
      items={items}
      unread={unread}
      onRead={() => setSeen(newest)}
      onClear={() => setCleared(newest)}
    />
  );
};
