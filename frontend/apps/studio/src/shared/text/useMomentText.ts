import { useTranslation } from 'react-i18next';
import { useLocale } from '../locale/useLocale';
import { longDate } from './dates';
import { clock, daysApart } from './moments';

/** "10:42" today, "hier, 17:40", "1er mars, 9:12", on the clock of the company; "à 10:42"; or since when it is saved. */
export const useMomentText = (words: 'time' | 'at' | 'savedAt', timeZone: string | undefined) => {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  return (moment: string) => {
    const at = new Date(moment);
    const time = clock(at, locale, timeZone);
    const apart = daysApart(at, new Date(), timeZone);
    if (apart === 'today') return t(`${words}.today`, { time });
    if (apart === 'yesterday') return t(`${words}.yesterday`, { time });
    return t(`${words}.day`, { day: longDate(at, locale, { year: apart === 'before', timeZone }), time });
  };
};
