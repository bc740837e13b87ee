import { Button, EmptyState, Icon, KeyHint, notify } from '@livretier/ui';
import { IconArrowBackUp, IconBulb, IconPlus } from '@tabler/icons-react';
import { Fragment, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Outline, OutlineChapter } from '@/features/booklets/api';
import { StepTitle } from '@/features/booklets/creation/frame/StepBody';
import { type DragState, DropList } from '@/shared/dragging/Dragging';
import plan from '../plan/Plan.module.css';
import { useTitles } from '../plan/TitleInput';
import { useOrder } from '../plan/useOrder';
import classes from './Chapters.module.css';
import { PlanItem } from './PlanItem';
import type { ChapterActs } from './useChapterActs';

/** Chapters that were taken out stay at hand. */
const RemovedChapters = ({ outline, acts }: { outline: Outline; acts: ChapterActs }) => {
  const { t } = useTranslation('creation');
  const id = useId();
  if (outline.removed.length === 0) return null;
  const coming = acts.restore.isPending ? acts.restore.variables.id : undefined;
  return (
    <section className={classes.removed} aria-labelledby={id}>
      <h2 id={id}>{t('chapters.removed')}</h2>
      <ul>
        {outline.removed.map((chapter) => (
          <li key={chapter.id}>
            <span>{chapter.title}</span>
            <Button
              size="small"
              aria-label={t('chapters.restoreOne', { title: chapter.title })}
              busy={coming === chapter.id}
              onClick={() => acts.restore.mutate(chapter)}
            >
              <Icon of={IconArrowBackUp} size={16} />
              {t('chapters.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

type Props = {
  outline: Outline;
  acts: ChapterActs;
  drag: DragState;
  say: (sentence: string) => void;
};

const keptPages = ({ chapters }: Outline) =>
  chapters.reduce((sum, { pages }) => sum + pages.filter(({ removed }) => !removed).length, 0);

/** The chapters of the booklet, in their order. */
export const Plan = ({ outline, acts, drag: { dragged, place }, say }: Props) => {
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
  const gap = <li className={plan.place}>{dragged && t('order.dropHere', { title: dragged.title })}</li>;
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
      <DropList
        ref={order.list}
        className={plan.list}
        aria-label={t('chapters.title')}
        place={{ list: 'plan', index: chapters.length }}
      >
        {order.shown.map((chapter, index) => (
          <Fragment key={chapter.id}>
            {place?.index === index && gap}
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
            />
          </Fragment>
        ))}
        {place?.index === chapters.length && gap}
      </DropList>
      {chapters.length === 0 && place === null && (
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
