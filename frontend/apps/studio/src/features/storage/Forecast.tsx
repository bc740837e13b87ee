import { Trans, useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/locale/useLocale';
import { calendarDay } from '../../shared/text/dates';

const [earlyUntil, midUntil] = [10, 20];

const partOf = (date: Date) => {
  if (date.getDate() <= earlyUntil) return 'early';
  return date.getDate() <= midUntil ? 'mid' : 'late';
};

/** « À ce rythme, plein vers la mi-juillet 2027 »: a rate says no more than that. */
export const Forecast = ({ day }: { day: string }) => {
  const { t } = useTranslation('storage');
  const locale = useLocale();
  const date = calendarDay(day);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(date);
  return (
    <p>
      <Trans t={t} i18nKey={`fullOn.${partOf(date)}`} values={{ month }} components={{ strong: <strong /> }} />
    </p>
  );
};
