import { RowLink, StitchProgress } from '@livretier/ui';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { clockTime, longDate, relativeTime } from '@/shared/text/dates';
import { daysApart } from '@/shared/text/moments';
import { stepNumber, stepPaths, steps } from '../steps';
import type { BookletLine } from '../types';
import classes from './BookletFacts.module.css';

const OpeningLink = createLink(RowLink);

type Props = { booklet: BookletLine; children: ReactNode };

/** The way into a booklet: to where its creation stopped, or to its pages. What is in the trash stays closed. */
export const OpenBooklet = ({ booklet: { id, status, step, abilities, trashed_at }, children }: Props) => {
  if (trashed_at) return children;
  return status === 'building' && abilities.build ? (
    <OpeningLink to={stepPaths[step]} search={{ livret: id }}>
      {children}
    </OpeningLink>
  ) : (
    <OpeningLink to={paths.bookletEditor} params={{ id }}>
      {children}
    </OpeningLink>
  );
};

/** "il y a 12 min", "hier, 17:40", "2 mars": when somebody last worked on it. */
export const Edited = ({ booklet: { edited_at } }: { booklet: BookletLine }) => {
  const { t } = useTranslation('booklets');
  const locale = useLocale();
  const [at, now] = [new Date(edited_at), new Date()];
  const apart = daysApart(at, now, undefined);
  const text = {
    today: () => relativeTime(at.getTime(), now.getTime(), locale),
    yesterday: () => t('list.yesterday', { time: clockTime(at, locale) }),
    year: () => longDate(at, locale, { year: false }),
    before: () => longDate(at, locale),
  }[apart]();
  return (
    <time dateTime={edited_at} className={classes.edited}>
      {text}
    </time>
  );
};

const day = 86_400_000;
const keptDays = 30;

/** How much there is of it; of an unfinished one, how far its creation is; in the trash, until when it is kept. */
export const Progress = ({ booklet }: { booklet: BookletLine }) => {
  const { t } = useTranslation('booklets');
  const locale = useLocale();
  const { status, step, chapters_count, pages_count, trashed_at } = booklet;
  if (trashed_at) {
    const until = new Date(new Date(trashed_at).getTime() + keptDays * day);
    return <p className={classes.text}>{t('list.deletedOn', { day: longDate(until, locale, { year: false }) })}</p>;
  }
  if (status === 'building') {
    const place = { step: stepNumber(step), total: steps.length };
    return (
      <StitchProgress
        done={stepNumber(step) - 1}
        total={steps.length}
        label={t('list.step', place)}
        text={t('list.stepShort', place)}
      />
    );
  }
  if (pages_count === 0) return <p className={classes.text}>{t('list.noPage')}</p>;
  const chapters = t('list.chapters', { count: chapters_count });
  const pages = t('list.pages', { count: pages_count });
  return <p className={classes.text}>{t('list.content', { chapters, pages })}</p>;
};
