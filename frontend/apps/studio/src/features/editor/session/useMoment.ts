import { useSession } from '@/features/accounts';
import { useMomentText } from '@/shared/text/useMomentText';

/** When something was, on the clock of the company. */
export const useMoment = (words: 'time' | 'at' | 'savedAt' = 'time') =>
  useMomentText(words, useSession()?.company?.timezone);
