import { EmptyState, QueryView, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outline, outlineQuery } from '../../../shared/booklet/queries';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { StepBody } from '../frame/StepBody';
import { StepTitle } from '../frame/StepTitle';
import type { StepProps } from '../step';
import { ChapterList } from './ChapterList';
import { ChapterPages } from './ChapterPages';
import classes from './Pages.module.css';

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
        <StepBody>
          <Skeleton lines={8} />
        </StepBody>
      }
    >
      {(plan) => <Pages outline={plan} />}
    </QueryView>
  );
};
