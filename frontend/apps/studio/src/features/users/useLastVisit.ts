import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/locale/useLocale';
import { clockTime, longDate, relativeTime } from '../../shared/text/dates';
import { daysApart } from '../../shared/text/moments';
import type { Person } from './types';

const day = 86_400_000;

/** "il y a 20 min", "hier, 22:14", "12 mars", or until when an invitation can be accepted. */
export const useLastVisit = () => {
  const { t } = useTranslation('users');
  const locale = useLocale();
  const dayOf = (at: Date, now: Date) => longDate(at, locale, { year: at.getFullYear() !== now.getFullYear() });
  const expiry = (until: Date, now: Date) => {
    if (until <= now) return t('visit.expired', { day: dayOf(until, now) });
    if (daysApart(until, new Date(now.getTime() + day), undefined) === 'today') return t('visit.expiresTomorrow');
    return daysApart(until, now, undefined) === 'today'
      ? t('visit.expiresToday')
      : t('visit.expires', { day: dayOf(until, now) });
  };
  return ({ last_login, invitation_expires_at }: Person, now = new Date()) => {
    if (invitation_expires_at) return expiry(new Date(invitation_expires_at), now);
    if (!last_login) return t('visit.never');
    const at = new Date(last_login);
    const apart = daysApart(at, now, undefined);
    if (apart === 'today') return relativeTime(at.getTime(), now.getTime(), locale);
    return apart === 'yesterday' ? t('visit.yesterday', { time: clockTime(at, locale) }) : dayOf(at, now);
  };
};
