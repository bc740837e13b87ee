import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { valueName } from '@/shared/paper/valueName';
import { calendarDay, capitalized, longDate } from '@/shared/text/dates';
import type { ValueLine } from './api';

/** How an information is called, and how its days are written. */
export const useValueTexts = () => {
  const { t } = useTranslation('values');
  const locale = useLocale();
  const nameOf = (line: ValueLine) => capitalized(valueName(line, locale));
  const dayOf = (day: string) => {
    const date = calendarDay(day);
    return longDate(date, locale, { year: date.getFullYear() !== new Date().getFullYear() });
  };
  /** « dans 4 pages », « dans 12 pages de 3 livrets ». */
  const usageOf = ({ pages, booklets }: ValueLine, inBooklet: boolean) => {
    if (inBooklet || pages === 0) return t('usage.pages', { count: pages });
    return t('usage.both', {
      pages: t('usage.pages', { count: pages }),
      booklets: t('usage.booklets', { count: booklets }),
    });
  };
  return { nameOf, dayOf, usageOf };
};
