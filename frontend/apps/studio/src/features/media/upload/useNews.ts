import { useTranslation } from 'react-i18next';
import type { UploadItem } from './types';
import { useProblemText } from './useProblemText';

const quarters = 4;

const quarterOf = (items: readonly UploadItem[]) => {
  const sum = (of: 'size' | 'sent') => items.reduce((total, item) => total + item[of], 0);
  return Math.floor((sum('sent') / Math.max(1, sum('size'))) * quarters) * (100 / quarters);
};

/** What a screen reader hears: the start, each quarter, each end; not every percent. */
export const useNews = (items: readonly UploadItem[]) => {
  const { t } = useTranslation('uploads');
  const problemText = useProblemText();
  const taken = items.filter(({ state }) => state !== 'refused');
  const ready = taken.filter(({ state }) => state === 'ready').length;
  const interrupted = taken.some(({ state }) => state === 'interrupted');
  const progress =
    taken.length > 0 &&
    (ready === taken.length
      ? t('news.done', { count: ready })
      : t('news.progress', { count: taken.length, ready, percent: quarterOf(taken) }));
  const refusals = items.flatMap(({ name, problem }) =>
    problem ? [t('news.refused', { name, why: problemText(problem) })] : [],
  );
  return [progress, interrupted && t('states.interrupted'), ...refusals].filter(Boolean).join(' ');
};
