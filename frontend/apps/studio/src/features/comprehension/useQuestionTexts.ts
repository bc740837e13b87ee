import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { dayIn } from '@/shared/text/moments';
import type { QuestionLine } from './api';

const aDay = 86_400_000;

/** Half a day, as precisely as anybody is told: "hier après-midi", "vendredi matin", "9 mars, matin". */
const useHalfDay = () => {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const zone = useSession()?.company?.timezone;
  return ({ day, half }: QuestionLine['since']) => {
    const daysAgo = (days: number) => dayIn(zone, new Date(Date.now() - days * aDay));
    const [today, yesterday, lastWeek] = [daysAgo(0), daysAgo(1), daysAgo(6)];
    if (day === today) return t(`when.today.${half}`);
    if (day === yesterday) return t(`when.yesterday.${half}`);
    const date = calendarDay(day);
    if (day >= lastWeek && day < today)
      return t(`when.weekday.${half}`, { day: new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(date) });
    return t(`when.date.${half}`, { day: longDate(date, locale, { year: day.slice(0, 4) !== today.slice(0, 4) }) });
  };
};

/** What several places say of a question, each in the same words. */
export const useQuestionTexts = () => {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const halfDay = useHalfDay();
  const day = (of: string) => longDate(calendarDay(of), locale);
  return {
    day,
    /** Whoever asked; that somebody gave a name which one may not read is said, too. */
    sender: ({ from }: QuestionLine) => {
      if (from.name) return from.name;
      return t(from.kind === 'anonymous' ? 'sender.nobody' : 'sender.hidden');
    },
    /** What they asked; what is not for the reader of this screen, or was erased, is said to be. */
    words: ({ text, erased }: QuestionLine) => text || t(erased ? 'text.erased' : 'text.hidden'),
    page: ({ page: { title, chapter } }: QuestionLine) => (chapter ? t('pageIn', { chapter, title }) : title),
    /** Since when it waits, or when that ended. */
    when: ({ status, since, overdue, working_days, answered_on }: QuestionLine) => {
      if (answered_on && status === 'closed') return t('when.closed', { day: day(answered_on) });
      if (answered_on) return t('when.answered', { day: day(answered_on) });
      return overdue ? t('when.overdue', { count: working_days }) : halfDay(since);
    },
  };
};

export const isWaiting = ({ status }: QuestionLine) => status === 'open' || status === 'transferred';
