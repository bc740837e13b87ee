import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { clock, daysApart } from '@/shared/text/moments';
import { useSignedInUser } from '../api/session';

/** Moments on the clock of the company: a day, a time, or both as far as they are needed. */
export const useMoment = () => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const timeZone = useSignedInUser().company?.timezone;
  const time = (moment: string) => clock(new Date(moment), locale, timeZone);
  const day = (moment: string) => longDate(new Date(moment), locale, { timeZone });
  const short = (moment: string, now = new Date()) => {
    const at = new Date(moment);
    const apart = daysApart(at, now, timeZone);
    if (apart === 'today') return time(moment);
    if (apart === 'yesterday') return t('time.yesterday', { time: time(moment) });
    return t('time.day', { day: longDate(at, locale, { year: apart === 'before', timeZone }), time: time(moment) });
  };
  return { time, day, short };
};
