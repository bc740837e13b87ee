import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { clockTime, longDate, relativeTime } from '../../../shared/text/dates';
import { daysApart } from '../../../shared/text/moments';
import type { BookletLine } from '../types';
import classes from './Edited.module.css';

/** "il y a 12 min", "hier, 17:40", "2 mars": when somebody last worked on it. */
export const Edited = ({ booklet: { edited_at } }: { booklet: BookletLine }) => {
  const { t } = useTranslation('booklets');
  const locale = useLocale();
  const [at, now] = [new Date(edited_at), new Date()];
  const apart = daysApart(at, now, undefined);
  const text = {
    today: () => relativeTime(at.getTime(), now.getTime(), locale),
    yesterday: () => t('list.yesterday', { time: clockTime(at, locale) }),
    year: () => longDate(at, locale, { year: false }),
    before: () => longDate(at, locale),
  }[apart]();
  return (
    <time dateTime={edited_at} className={classes.edited}>
      {text}
    </time>
  );
};
