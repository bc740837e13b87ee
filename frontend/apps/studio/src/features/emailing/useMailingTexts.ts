import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { useMomentText } from '@/shared/text/useMomentText';
import type { MailingLine } from './api/mailings';

type Counts = MailingLine['counts'];

/** Those whom it is written to: whoever was left out is none of them. */
export const recipientsOf = ({ total, excluded }: Counts) => total - excluded;

/** Messages that did not arrive, and will not by themselves. */
export const brokenOf = ({ failed, bounced }: Counts) => failed + bounced;

/** Moments on the clock of the company: "10:42", and "à 10:42"; of what proves something, always the day. */
export const useMoment = () => {
  const timeZone = useSession()?.company?.timezone;
  const locale = useLocale();
  const dayOf = (moment: string) => longDate(new Date(moment), locale, timeZone ? { timeZone } : {});
  return { time: useMomentText('time', timeZone), at: useMomentText('at', timeZone), dayOf };
};

const reasons = [
  'left',
  'excluded',
  'acknowledged',
  'reminders_off',
  'nothing_to_reread',
  'no_address',
  'address_refused',
  'unsubscribed',
  'reminded_lately',
  'already_invited',
] as const;

const known = (reason: string) => reasons.find((one) => one === reason) ?? 'other';

/** "A déjà pris connaissance": why somebody gets nothing. */
export const useWhyText = () => {
  const { t } = useTranslation('emailing');
  return (reason: string) => t(`why.${known(reason)}`);
};

/** "9 ont déjà pris connaissance": why so many get nothing. */
export const useReasonText = () => {
  const { t } = useTranslation('emailing');
  return (reason: string, count: number) => t(`reasons.${known(reason)}`, { count });
};
