import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/locale/useLocale';
import { calendarDay, longDate } from '../../../../shared/text/dates';
import type { Access } from '../../types';

/** "du 3 août au 17 août 2027", "jusqu’au 30 avril 2027"; nothing when no day bounds it. */
export const usePeriodText = () => {
  const { t } = useTranslation('booklets');
  const locale = useLocale();
  const dayOf = (day: string, year = true) => longDate(calendarDay(day), locale, { year });
  return ({ starts_on, ends_on }: Pick<Access, 'starts_on' | 'ends_on'>) => {
    if (starts_on && ends_on) {
      const otherYear = starts_on.slice(0, 4) !== ends_on.slice(0, 4);
      return t('people.between', { from: dayOf(starts_on, otherYear), to: dayOf(ends_on) });
    }
    if (ends_on) return t('people.until', { day: dayOf(ends_on) });
    return starts_on ? t('people.from', { day: dayOf(starts_on) }) : '';
  };
};
