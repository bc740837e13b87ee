import { Button, Dialog, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChapterDetails, VersionComparison } from '../../types';
import { LibraryValues } from '../LibraryValues';
import { CardChanges } from './CardChanges';
import classes from './Comparison.module.css';
import { comparisonQuery } from './comparisonQuery';
import { PageChanges } from './PageChanges';

const isNothing = ({ titles, obligations_added, obligations_removed, pages }: VersionComparison) =>
  Object.keys(titles).length + obligations_added.length + obligations_removed.length + pages.length === 0;

/** What the draft changed since the newest release, in words. */
export const ComparisonDialog = ({ chapter, onClose }: { chapter: ChapterDetails; onClose: () => void }) => {
  const { t } = useTranslation('library');
  const { id, version } = chapter;
  const comparison = useQuery(comparisonQuery(id, version));
  return (
    <Dialog
      opened
      wide="very"
      dismissableMask
      title={t('chapters.compare.title', { version })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('chapters.compare.close')}</Button>}
    >
      <QueryView query={comparison} isEmpty={isNothing} empty={<p role="status">{t('chapters.compare.same')}</p>}>
        {(changes) => (
          <LibraryValues>
            <div className={classes.changes}>
              <CardChanges changes={changes} />
              {changes.pages.map((page) => (
                <PageChanges key={page.id} page={page} />
              ))}
            </div>
          </LibraryValues>
        )}
      </QueryView>
    </Dialog>
  );
};
