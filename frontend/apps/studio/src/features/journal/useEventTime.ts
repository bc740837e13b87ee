import { useTranslation } from 'react-i18next';
import type { Locale } from '../../shared/locale/locales';
import { useLocale } from '../../shared/locale/useLocale';
import { longDate } from '../../shared/text/dates';
import { useSignedInUser } from '../accounts';

const dayKey = (date: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);

/** Which words a moment needs, seen from now: its day goes without saying today, its year this year. */
export const daysApart = (at: Date, now: Date, timeZone: string | undefined) => {
  const [then, today] = [dayKey(at, timeZone), dayKey(now, timeZone)];
  if (then === today) return 'today';
  if (dayKey(new Date(now.getTime() - 86_400_000), timeZone) === then) return 'yesterday';
  return then.slice(0, 4) === today.slice(0, 4) ? 'year' : 'before';
};

const clock = (at: Date, locale: Locale, timeZone: string | undefined, seconds = false) =>
  new Intl.DateTimeFormat(locale, { timeStyle: seconds ? 'medium' : 'short', timeZone }).format(at);

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
