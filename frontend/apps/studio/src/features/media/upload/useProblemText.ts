import { useTranslation } from 'react-i18next';
import { useBytes } from '@/shared/text/useBytes';
import type { Problem } from './engine/types';

/** Why a file was not taken, and what to do about it. */
export const useProblemText = () => {
  const { t } = useTranslation('uploads');
  const bytes = useBytes();
  return (problem: Problem) => {
    if (problem.code === 'server') return problem.sentence || t('problems.unreachable');
    if (problem.code === 'tooLarge') return t('problems.tooLarge', { limit: bytes(problem.limit) });
    return t(`problems.${problem.code}`);
  };
};
