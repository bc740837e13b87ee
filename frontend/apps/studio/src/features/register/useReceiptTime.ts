import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { clock } from '@/shared/text/moments';

/** Moments on the clock of the company: the day, the minute, or both down to the second. */
export const useReceiptTime = () => {
  const { t } = useTranslation('register');
  const locale = useLocale();
  const timeZone = useSignedInUser().company?.timezone;
  const day = (moment: string) => longDate(new Date(moment), locale, { timeZone });
  const time = (moment: string) => clock(new Date(moment), locale, timeZone);
  const full = (moment: string) =>
    t('moment', { day: day(moment), time: clock(new Date(moment), locale, timeZone, true) });
  return { day, time, full };
};
