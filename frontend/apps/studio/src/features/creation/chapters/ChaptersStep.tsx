import { QueryView, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { outlineQuery } from '../../../shared/booklet/queries';
import { afterDrop } from '../../../shared/order';
import { useDropping } from '../plan/useDropping';
import { useVoice } from '../plan/useVoice';
import { useInPreview } from '../preview/shown';
import type { StepProps } from '../step';
import classes from './Chapters.module.css';
import { Plan } from './Plan';
import { Shelf } from './Shelf';
import { useChapterActs } from './useChapterActs';

/** Which chapters, and in which order. */
export const ChaptersStep = ({ booklet }: StepProps) => {
  const { t } = useTranslation('creation');
  const { say, voice } = useVoice();
  const acts = useChapterActs(booklet.id, say);
  const outline = useQuery(outlineQuery(booklet.id));
  const chapters = outline.data?.chapters ?? [];
  const dropping = useDropping(({ id, from }, index) => {
    if (from === 'shelf') return acts.add.mutate({ chapter: id, after: chapters[index - 1]?.id ?? null });
    const after = afterDrop(chapters, id, index);
    if (after !== undefined) acts.move.mutate({ chapter: id, after });
  });
  useInPreview({ tab: 'contents' });
  return (
    <div className={classes.step}>
      {voice}
      <Shelf booklet={booklet} acts={acts} dropping={dropping} />
      <div className={classes.plan}>
        <QueryView query={outline} skeleton={<Skeleton lines={8} />}>
          {(plan) => <Plan outline={plan} acts={acts} dropping={dropping} say={say} />}
        </QueryView>
        {outline.error !== null && !outline.data && <h1 tabIndex={-1}>{t('chapters.title')}</h1>}
      </div>
    </div>
  );
};
