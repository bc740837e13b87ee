import { StitchProgress } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { longDate } from '../../../shared/text/dates';
import { stepNumber, steps } from '../steps';
import type { BookletLine } from '../types';
import classes from './Progress.module.css';

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
