import { QueryView, SearchField, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import type { useDropping } from '../plan/useDropping';
import classes from './Chapters.module.css';
import { ShelfItem } from './ShelfItem';
import { shelfQuery } from './shelfQuery';
import { type ShelfName, shelfNames, shelves } from './shelves';
import type { ChapterActs } from './useChapterActs';

type Props = { booklet: BookletOut; acts: ChapterActs; dropping: ReturnType<typeof useDropping> };

/** The library of chapters, at the left of the plan. */
export const Shelf = ({ booklet, acts, dropping }: Props) => {
  const { t } = useTranslation('creation');
  const [typed, setTyped] = useState('');
  const [shelf, setShelf] = useState<ShelfName>(booklet.sector ? 'recommended' : 'all');
  const tabs = useId();
  const chapters = useQuery(shelfQuery(booklet.id, typed));
  const coming = acts.add.isPending ? acts.add.variables.chapter : undefined;
  return (
    <section className={classes.shelf} aria-labelledby={`${tabs}-title`}>
      <div className={classes.shelfHead}>
        <h2 id={`${tabs}-title`}>{t('chapters.shelf')}</h2>
        <SearchField label={t('chapters.search')} value={typed} onChange={setTyped} />
        <fieldset className={classes.tabs} aria-label={t('chapters.show')}>
          {shelfNames.map((name) => (
            <label key={name} className={classes.tab}>
              <input type="radio" name={tabs} checked={name === shelf} onChange={() => setShelf(name)} />
              {t(`chapters.shelves.${name}`)}
            </label>
          ))}
        </fieldset>
      </div>
      <QueryView
        query={chapters}
        skeleton={
          <div className={classes.coming}>
            <Skeleton lines={6} />
          </div>
        }
      >
        {({ items }) => {
          const shown = items.filter(shelves[shelf]);
          if (shown.length === 0) return <p className={classes.nothing}>{t('chapters.nothing')}</p>;
          return (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing but what was added already
            <ul className={classes.shelfList} aria-label={t(`chapters.shelves.${shelf}`)} tabIndex={0}>
              {shown.map((chapter) => (
                <ShelfItem
                  key={chapter.id}
                  chapter={chapter}
                  busy={coming === chapter.id}
                  onAdd={() => acts.add.mutate({ chapter: chapter.id })}
                  drag={dropping.source({ id: chapter.id, title: chapter.title, from: 'shelf' })}
                />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </section>
  );
};
