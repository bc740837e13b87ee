import { Button, EmptyState, Icon, KeyHint, notify } from '@livretier/ui';
import { IconBulb, IconPlus } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Outline, OutlineChapter } from '../../../shared/booklet/queries';
import { StepTitle } from '../frame/StepTitle';
import plan from '../plan/Plan.module.css';
import type { useDropping } from '../plan/useDropping';
import { useOrder } from '../plan/useOrder';
import { useTitles } from '../plan/useTitles';
import classes from './Chapters.module.css';
import { PlanItem } from './PlanItem';
import { RemovedChapters } from './RemovedChapters';
import type { ChapterActs } from './useChapterActs';

type Props = {
  outline: Outline;
  acts: ChapterActs;
  dropping: ReturnType<typeof useDropping>;
  say: (sentence: string) => void;
};

const keptPages = ({ chapters }: Outline) =>
  chapters.reduce((sum, { pages }) => sum + pages.filter(({ removed }) => !removed).length, 0);

/** The chapters of the booklet, in their order. */
export const Plan = ({ outline, acts, dropping, say }: Props) => {
  const { t } = useTranslation('creation');
  const { booklet, chapters } = outline;
  const [renamed, setRenamed] = useState<string>();
  const titles = useTitles({ booklet: booklet.id, part: 'chapters', lines: chapters, rename: acts.rename });
  const named = chapters.map((chapter) => ({ ...chapter, title: titles.titleOf(chapter.id) || chapter.title }));
  const order = useOrder({ lines: named, move: (chapter, after) => acts.move.mutate({ chapter, after }), say });
  const addEmpty = () =>
    acts.add.mutate(
      { title: t('chapters.newTitle') },
      { onSuccess: ({ chapters: now }) => setRenamed(now.at(-1)?.id) },
    );
  const remove = (chapter: OutlineChapter) => {
    if (chapter.mandatory) notify({ severity: 'info', summary: chapter.title, detail: t('chapters.pinned') });
    else acts.remove.mutate(chapter);
  };
  const place = (
    <li className={plan.place}>{dropping.dragged && t('order.dropHere', { title: dropping.dragged.title })}</li>
  );
  const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0);
  return (
    <>
      <StepTitle
        lead={
          chapters.length > 0 &&
          t('chapters.size', {
            chapters: t('chapters.chapters', { count: chapters.length }),
            pages: t('chapters.pages', { count: keptPages(outline) }),
            minutes,
          })
        }
        tools={
          <Button size="small" busy={acts.add.isPending && !acts.add.variables.chapter} onClick={addEmpty}>
            <Icon of={IconPlus} size={16} />
            {t('chapters.empty')}
          </Button>
        }
      >
        {t('chapters.title')}
      </StepTitle>
      <ol ref={order.list} className={plan.list} aria-label={t('chapters.title')} {...dropping.target(chapters.length)}>
        {order.shown.map((chapter, index) => (
          <Fragment key={chapter.id}>
            {dropping.over === index && place}
            <PlanItem
              chapter={chapter}
              number={index + 1}
              edges={{ first: index === 0, last: index === chapters.length - 1 }}
              carried={order.carried === chapter.id}
              renaming={renamed === chapter.id}
              title={titles.titleOf(chapter.id)}
              onType={(title) => titles.change(chapter.id, title)}
              onRename={() => setRenamed(chapter.id)}
              onRenamed={() => {
                setRenamed(undefined);
                void titles.save();
              }}
              onStep={(way) => order.step(chapter.id, way)}
              onPress={(event) => order.press(chapter, event)}
              onRemove={() => remove(chapter)}
              drag={{
                ...dropping.source({ id: chapter.id, title: chapter.title, from: 'list' }),
                ...dropping.line(index),
              }}
            />
          </Fragment>
        ))}
        {dropping.over === chapters.length && place}
      </ol>
      {chapters.length === 0 && dropping.over === null && (
        <EmptyState size="card" title={t('chapters.none')}>
          {t('chapters.noneText')}
        </EmptyState>
      )}
      <RemovedChapters outline={outline} acts={acts} />
      {chapters.length > 1 && (
        <p className={classes.hint}>
          <Icon of={IconBulb} />
          <span>
            <Trans t={t} i18nKey="order.hint" components={{ key: <KeyHint>{t('order.space')}</KeyHint> }} />
          </span>
        </p>
      )}
    </>
  );
};
