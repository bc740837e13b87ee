import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutlineChapter } from '../../../shared/booklet/queries';
import classes from './Pages.module.css';

type Props = { chapters: readonly OutlineChapter[]; current: string; onOpen: (id: string) => void };

const kept = ({ pages }: Pick<OutlineChapter, 'pages'>) => pages.filter(({ removed }) => !removed).length;

/** The chapters, with how many of their pages are kept. */
export const ChapterList = ({ chapters, current, onOpen }: Props) => {
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
