import { Button, Icon } from '@livretier/ui';
import { IconFilePlus, IconPlus } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outline, OutlineChapter } from '../../../shared/booklet/queries';
import { afterDrop } from '../../../shared/order';
import { StepTitle } from '../frame/StepTitle';
import plan from '../plan/Plan.module.css';
import { useDropping } from '../plan/useDropping';
import { useOrder } from '../plan/useOrder';
import { useTitles } from '../plan/useTitles';
import { useVoice } from '../plan/useVoice';
import { useInPreview } from '../preview/shown';
import { ImportanceLegend } from './ImportanceLegend';
import { NoLongerCovered } from './NoLongerCovered';
import { PageItem } from './PageItem';
import classes from './Pages.module.css';
import { usePageActs } from './usePageActs';

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
  const dropping = useDropping(({ id }, index) => {
    const after = afterDrop(pages, id, index);
    if (after !== undefined) move(id, after);
  });
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
  const place = (
    <li className={plan.place}>{dropping.dragged && t('order.dropHere', { title: dropping.dragged.title })}</li>
  );
  const bringBack = (id: string) => {
    const page = pages.find((line) => line.id === id);
    if (page) acts.turn.mutate({ page, on: true });
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
      <ol
        ref={order.list}
        className={plan.list}
        aria-label={t('pages.of', { title: chapter.title })}
        {...dropping.target(pages.length)}
      >
        {order.shown.map((page, index) => (
          <Fragment key={page.id}>
            {dropping.over === index && place}
            <PageItem
              page={page}
              typed={titles.titleOf(page.id)}
              obligations={outline.obligations}
              edges={{ first: index === 0, last: index === pages.length - 1 }}
              carried={order.carried === page.id}
              renaming={renamed === page.id}
              onLook={() => setLooked(page.id)}
              onTurn={(on) => acts.turn.mutate({ page, on })}
              onMark={(importance) => acts.mark.mutate({ page: page.id, importance })}
              onType={(title) => titles.change(page.id, title)}
              onRename={() => setRenamed(page.id)}
              onRenamed={() => {
                setRenamed(undefined);
                void titles.save();
              }}
              onStep={(way) => order.step(page.id, way)}
              onPress={(event) => order.press(page, event)}
              drag={{ ...dropping.source({ id: page.id, title: page.title, from: 'list' }), ...dropping.line(index) }}
            />
          </Fragment>
        ))}
        {dropping.over === pages.length && place}
      </ol>
      <button type="button" className={classes.add} onClick={add}>
        <Icon of={IconPlus} />
        {t('pages.addEmpty')}
      </button>
      <NoLongerCovered booklet={booklet.id} pages={pages} onBringBack={bringBack} />
      <ImportanceLegend />
    </section>
  );
};
