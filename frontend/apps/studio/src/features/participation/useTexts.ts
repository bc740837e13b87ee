import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { clock, daysApart } from '@/shared/text/moments';

/** Who has no name in a booklet is called by their reference. */
export const nameOf = (one: { first_name: string; last_name: string; reference: string }) =>
  `${one.first_name} ${one.last_name}`.trim() || one.reference;

/** "14 mars", or with its year when it is another one. */
export const useDayText = () => {
  const locale = useLocale();
  const timeZone = useSession()?.company?.timezone;
  const written = (at: Date, zone: string | undefined) =>
    longDate(at, locale, { year: daysApart(at, new Date(), zone) === 'before', timeZone: zone });
  return {
    /** A day without an hour. */
    dayText: (day: string) => longDate(calendarDay(day), locale, { year: !isThisYear(day) }),
    /** The day of an act, where the company is. */
    dateText: (moment: string) => written(new Date(moment), timeZone),
    /** "14 mars, 18:32" */
    momentText: (moment: string) =>
      `${written(new Date(moment), timeZone)}, ${clock(new Date(moment), locale, timeZone)}`,
  };
};

const isThisYear = (day: string) => day.startsWith(String(new Date().getFullYear()));

/** "Gouvernante, Auberge du Lac" */
export const usePlaceText = () => {
  const { t } = useTranslation('participation');
  return ({ job, site }: { job: string; site: string | null }) =>
    job && site ? t('jobAndSite', { job, site }) : job || site || '';
};
