import { Button, Icon } from '@livretier/ui';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outline } from '../../../shared/booklet/queries';
import classes from './Chapters.module.css';
import type { ChapterActs } from './useChapterActs';

/** Chapters that were taken out stay at hand. */
export const RemovedChapters = ({ outline, acts }: { outline: Outline; acts: ChapterActs }) => {
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
