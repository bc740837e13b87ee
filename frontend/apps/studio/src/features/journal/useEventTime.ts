import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { clock, daysApart } from '@/shared/text/moments';

/** Moments on the clock of the company: "10:44", "hier, 18:20", "16 mars, 10:44", or in full. */
export const useEventTime = () => {
  const { t } = useTranslation('journal');
  const locale = useLocale();
  const timeZone = useSignedInUser().company?.timezone;
  const short = (moment: string, now = new Date()) => {
    const at = new Date(moment);
    const time = clock(at, locale, timeZone);
    const apart = daysApart(at, now, timeZone);
    if (apart === 'today') return time;
    if (apart === 'yesterday') return t('time.yesterday', { time });
    return t('time.day', { day: longDate(at, locale, { year: apart === 'before', timeZone }), time });
  };
  const full = (moment: string) => {
    const at = new Date(moment);
    const day = longDate(at, locale, { weekday: true, timeZone });
    return t('time.day', { day, time: clock(at, locale, timeZone, true) });
  };
  return { short, full };
};
