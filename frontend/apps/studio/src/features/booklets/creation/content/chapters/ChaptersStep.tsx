import { QueryView, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { outlineQuery } from '@/features/booklets/api';
import { useInPreview } from '@/features/booklets/creation/preview/shown';
import type { StepProps } from '@/features/booklets/creation/step';
import { type Dragged, Dragging, type Place } from '@/shared/dragging/Dragging';
import { afterDrop } from '@/shared/order';
import { useVoice } from '../plan/useVoice';
import { AvailableChapters } from './AvailableChapters';
import classes from './Chapters.module.css';
import { Plan } from './Plan';
import { Sizes } from './Sizes';
import { useChapterActs } from './useChapterActs';

/** Which chapters, and in which order. */
export const ChaptersStep = ({ booklet }: StepProps) => {
  const { t } = useTranslation('creation');
  const { say, voice } = useVoice();
  const acts = useChapterActs(booklet.id, say);
  const outline = useQuery(outlineQuery(booklet.id));
  const chapters = outline.data?.chapters ?? [];
  const drop = ({ id, kind }: Dragged, { index }: Place) => {
    if (kind === 'available') return acts.add.mutate({ chapter: id, after: chapters[index - 1]?.id ?? null });
    const after = afterDrop(chapters, id, index);
    if (after !== undefined) acts.move.mutate({ chapter: id, after });
  };
  useInPreview({ tab: 'contents' });
  return (
    <div className={classes.step}>
      {voice}
      <Dragging onDrop={drop}>
        {(drag) => (
          <>
            <div className={classes.side}>
              {booklet.sector && booklet.start === 'sector' && <Sizes booklet={booklet} say={say} />}
              <AvailableChapters booklet={booklet} acts={acts} />
            </div>
            <div className={classes.plan}>
              <QueryView query={outline} skeleton={<Skeleton shape="rows" lines={8} />}>
                {(plan) => <Plan outline={plan} acts={acts} drag={drag} say={say} />}
              </QueryView>
              {outline.error !== null && !outline.data && <h1 tabIndex={-1}>{t('chapters.title')}</h1>}
            </div>
          </>
        )}
      </Dragging>
    </div>
  );
};
