import { useTranslation } from 'react-i18next';

const minute = 60;
const step = 5;

/** « encore 20 s », « encore 3 min »: what one needs to know, no more precise than one can know it. */
export const useRemaining = () => {
  const { t } = useTranslation('uploads');
  return (seconds: number | null) => {
    if (seconds === null) return null;
    if (seconds > minute * minute) return t('remaining.long');
    return seconds < minute
      ? t('remaining.seconds', { count: Math.max(step, Math.ceil(seconds / step) * step) })
      : t('remaining.minutes', { count: Math.ceil(seconds / minute) });
  };
};
