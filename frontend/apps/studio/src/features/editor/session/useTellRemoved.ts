import { notify } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Manuscript } from '../source/types';
import { uncoveredBy } from './order';

/** Tells what was taken out, which obligations nothing covers any more since, and the way back. */
export const useTellRemoved = () => {
  const { t } = useTranslation('editor');
  return (summary: string, pages: readonly string[], before: Manuscript, onUndo: () => void) => {
    const lost = uncoveredBy(before, pages);
    const obligations = lost.map(({ label }) => label).join(', ');
    notify({
      severity: lost.length > 0 ? 'warn' : 'success',
      summary,
      ...(lost.length > 0 && { detail: t('outline.uncovered', { count: lost.length, obligations }) }),
      action: { label: t('outline.undo'), onSelect: onUndo },
    });
  };
};
