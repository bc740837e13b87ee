import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { calendarDay } from '@/shared/text/dates';
import { dayIn } from '@/shared/text/moments';

const day = 86_400_000;

/** "dans 16 jours", by the calendar of the company; nothing where no day is told. */
export const useDaysLeft = () => {
  const { t } = useTranslation('updates');
  const today = dayIn(useSignedInUser().company?.timezone);
  return (on: string | null) => {
    if (!on) return undefined;
    const days = Math.round((calendarDay(on).getTime() - calendarDay(today).getTime()) / day);
    if (days === 0) return t('facts.today');
    return days > 0 ? t('facts.left', { count: days }) : t('facts.since', { count: -days });
  };
};
