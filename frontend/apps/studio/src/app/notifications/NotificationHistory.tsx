import { clearHistory, markHistoryRead, Notifications, useToastHistory } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { relativeTime } from '@/shared/text/dates';
import { useNow } from './useNow';

/** What was notified since the page was opened, for those who missed it. */
export const NotificationHistory = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow(30_000);
  const history = useToastHistory();
  const unread = history.filter(({ read }) => !read).length;
  const items = history.map(({ at, ...toast }) => ({
    ...toast,
    when: relativeTime(at, Math.max(now, at), locale),
    dateTime: new Date(at).toISOString(),
  }));
  return (
    <Notifications
      label={t('notifications.button', { count: unread })}
      title={t('notifications.title')}
      empty={t('notifications.empty')}
      clearLabel={t('notifications.clear')}
      items={items}
      unread={unread}
      onRead={markHistoryRead}
      onClear={clearHistory}
    />
  );
};
