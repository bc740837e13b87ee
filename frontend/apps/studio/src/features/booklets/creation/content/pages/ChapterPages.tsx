import { Button, Icon, WarningNote } from '@livretier/ui';
import { IconFilePlus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Coverage,
  coverageQuery,
  type Outline,
  type OutlineChapter,
  type OutlineLine,
} from '@/features/booklets/api';
import { StepTitle } from '@/features/booklets/creation/frame/StepBody';
import { useInPreview } from '@/features/booklets/creation/preview/shown';
import { Dragging, DropList } from '@/shared/dragging/Dragging';
import { afterDrop } from '@/shared/order';
import plan from '../plan/Plan.module.css';
import { useTitles } from '../plan/TitleInput';
import { useOrder } from '../plan/useOrder';
import { useVoice } from '../plan/useVoice';
import { ImportanceLegend } from './Importance';
import { PageItem } from './PageItem';
import classes from './Pages.module.css';
import { lostWith, usePageActs, useUncovered } from './usePageActs';

type NoLongerCoveredProps = { booklet: string; pages: readonly OutlineLine[]; onBringBack: (page: string) => void };

/** What went uncovered with pages that were taken out, each with the page that would cover it again. */
const lostPages = (pages: readonly OutlineLine[], items: Coverage['items']) =>
  pages
    .filter(({ removed }) => removed)
    .map((page) => ({ page, lost: lostWith(page, items) }))
    .filter(({ lost }) => lost.length > 0);

/** Obligations that nothing covers any more since a page of this chapter was taken out. */
const NoLongerCovered = ({ booklet, pages, onBringBack }: NoLongerCoveredProps) => {
  const { t } = useTranslation('creation');
  const coverage = useQuery(coverageQuery(booklet));
  const uncovered = useUncovered();
  return lostPages(pages, coverage.data?.items ?? []).map(({ page, lost }) => (
    <WarningNote
      key={page.id}
      title={t('pages.takenOut', { title: page.title })}
      action={
        <Button
          size="small"
          aria-label={t('pages.bringBackOne', { title: page.title })}
          onClick={() => onBringBack(page.id)}
        >
          {t('pages.bringBack')}
        </Button>
      }
    >
      {uncovered(lost)}
    </WarningNote>
  ));
};

type Props = { outline: Outline; chapter: OutlineChapter };

/** The pages of one chapter: kept or not, their titles, how much they matter, their order. */
export const ChapterPages = ({ outline, chapter }: Props) => {
  const { t } = useTranslation('creation');
  const { say, voice } = useVoice();
  const { booklet } = outline;
  const acts = usePageActs(booklet.id, say);
  const all = outline.chapters.flatMap(({ pages }) => pages);
  const titles = useTitles({ booklet: booklet.id, part: 'pages', lines: all, rename: acts.rename });
  const [renamed, setRenamed] = useState<string>();
  const pages = chapter.pages.map((page) => ({ ...page, title: titles.titleOf(page.id) || page.title }));
  const kept = pages.filter(({ removed }) => !removed);
  const [looked, setLooked] = useState(kept[0]?.id);
  const move = (page: string, after: string | null) => acts.move.mutate({ chapter: chapter.id, page, after });
  const order = useOrder({ lines: pages, move, say });
  useInPreview({ tab: 'page', page: kept.some(({ id }) => id === looked) ? looked : kept[0]?.id });
  const add = () =>
    acts.add.mutate(
      { chapter: chapter.id, title: t('pages.newTitle'), after: pages.at(-1)?.id ?? null },
      {
        onSuccess: ({ id }) => {
          setRenamed(id);
          setLooked(id);
        },
      },
    );
  const drop = (id: string, index: number) => {
    const after = afterDrop(pages, id, index);
    if (after !== undefined) move(id, after);
  };
  const bringBack = (id: string) => {
    const page = pages.find((line) => line.id === id);
    if (page) acts.toggle.mutate({ page, on: true });
  };
  return (
    <section className={classes.pages}>
      {voice}
      <StepTitle
        lead={t('pages.lead', {
          share: t('pages.keptOf', { count: kept.length, all: pages.length }),
          minutes: chapter.minutes,
        })}
        tools={
          <Button size="small" busy={acts.add.isPending} onClick={add}>
            <Icon of={IconFilePlus} size={16} />
            {t('pages.add')}
          </Button>
        }
      >
        {t('pages.of', { title: chapter.title })}
      </StepTitle>
      <Dragging onDrop={({ id }, { index }) => drop(id, index)}>
        {({ dragged, place }) => {
          const gap = <li className={plan.place}>{dragged && t('order.dropHere', { title: dragged.title })}</li>;
          return (
            <DropList
              ref={order.list}
              className={plan.list}
              aria-label={t('pages.of', { title: chapter.title })}
              place={{ list: 'pages', index: pages.length }}
            >
              {order.shown.map((page, index) => (
                <Fragment key={page.id}>
                  {place?.index === index && gap}
                  <PageItem
                    page={page}
                    typed={titles.titleOf(page.id)}
                    obligations={outline.obligations}
                    index={index}
                    edges={{ first: index === 0, last: index === pages.length - 1 }}
                    carried={order.carried === page.id}
                    renaming={renamed === page.id}
                    onLook={() => setLooked(page.id)}
                    onToggle={(on) => acts.toggle.mutate({ page, on })}
                    onMark={(importance) => acts.mark.mutate({ page: page.id, importance })}
                    onType={(title) => titles.change(page.id, title)}
                    onRename={() => setRenamed(page.id)}
                    onRenamed={() => {
                      setRenamed(undefined);
                      void titles.save();
                    }}
                    onStep={(way) => order.step(page.id, way)}
                    onPress={(event) => order.press(page, event)}
                  />
                </Fragment>
              ))}
              {place?.index === pages.length && gap}
            </DropList>
          );
        }}
      </Dragging>
      <button type="button" className={classes.add} onClick={add}>
        <Icon of={IconPlus} />
        {t('pages.addEmpty')}
      </button>
      <NoLongerCovered booklet={booklet.id} pages={pages} onBringBack={bringBack} />
      <ImportanceLegend />
    </section>
  );
};
