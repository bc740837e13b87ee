import { EmptyState, QueryView, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outline, type OutlineChapter, outlineQuery } from '@/features/booklets/api';
import { StepBody, StepTitle } from '@/features/booklets/creation/frame/StepBody';
import type { StepProps } from '@/features/booklets/creation/step';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { ChapterPages } from './ChapterPages';
import classes from './Pages.module.css';

type Props = { chapters: readonly OutlineChapter[]; current: string; onOpen: (id: string) => void };

const kept = ({ pages }: Pick<OutlineChapter, 'pages'>) => pages.filter(({ removed }) => !removed).length;

/** The chapters, with how many of their pages are kept. */
const ChapterList = ({ chapters, current, onOpen }: Props) => {
  const { t } = useTranslation('creation');
  const id = useId();
  const all = chapters.flatMap(({ pages }) => pages);
  return (
    <nav className={classes.chapters} aria-labelledby={id}>
      <div className={classes.chaptersHead}>
        <h2 id={id}>{t('pages.chapters')}</h2>
        <p>
          {t('pages.kept', {
            chapters: t('chapters.chapters', { count: chapters.length }),
            kept: t('pages.keptPages', { count: kept({ pages: all }) }),
            all: all.length,
          })}
        </p>
      </div>
      <ol>
        {chapters.map((chapter, index) => {
          const some = kept(chapter) < chapter.pages.length;
          return (
            <li key={chapter.id}>
              <button
                type="button"
                className={classes.chapter}
                aria-current={chapter.id === current ? 'true' : undefined}
                onClick={() => onOpen(chapter.id)}
              >
                <span className={classes.number}>{index + 1}</span>
                <span className={classes.title}>{chapter.title}</span>
                <span className={classes.share} data-some={some || undefined}>
                  {t('pages.share', { kept: kept(chapter), all: chapter.pages.length })}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

const NoChapter = ({ booklet }: StepProps) => {
  const { t } = useTranslation('creation');
  return (
    <StepBody>
      <StepTitle>{t('pages.title')}</StepTitle>
      <EmptyState
        title={t('chapters.none')}
        action={
          <LinkButton to={paths.creationChapters} search={{ livret: booklet.id }}>
            {t('pages.chooseChapters')}
          </LinkButton>
        }
      >
        {t('pages.noneText')}
      </EmptyState>
    </StepBody>
  );
};

const Pages = ({ outline }: { outline: Outline }) => {
  const { booklet, chapters } = outline;
  const [open, setOpen] = useState<string>();
  const chapter = chapters.find(({ id }) => id === open) ?? chapters[0];
  if (!chapter) return <NoChapter booklet={booklet} />;
  return (
    <div className={classes.step}>
      <ChapterList chapters={chapters} current={chapter.id} onOpen={setOpen} />
      <ChapterPages key={chapter.id} outline={outline} chapter={chapter} />
    </div>
  );
};

/** Which pages of each chapter, what they are called, and how much they matter. */
export const PagesStep = ({ booklet }: StepProps) => {
  const outline = useQuery(outlineQuery(booklet.id));
  return (
    <QueryView
      query={outline}
      skeleton={
        <div className={classes.step}>
          <div className={classes.chapters}>
            <Skeleton shape="rows" lines={8} />
          </div>
          <div className={classes.pages}>
            <Skeleton shape="rows" lines={4} />
          </div>
        </div>
      }
    >
      {(plan) => <Pages outline={plan} />}
    </QueryView>
  );
};
