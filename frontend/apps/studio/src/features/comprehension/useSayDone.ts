import { notify } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { QuestionDetail } from './api';

/** Says that it is done; who has to answer now is named. */
export const useSayDone = () => {
  const { t } = useTranslation('questions');
  return (done: 'answered' | 'published' | 'transferred' | 'closed', { assigned_to }: QuestionDetail) =>
    notify({ severity: 'success', summary: t(`done.${done}`, { name: assigned_to?.name ?? '' }) });
};
