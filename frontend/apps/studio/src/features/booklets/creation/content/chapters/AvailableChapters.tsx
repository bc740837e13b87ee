import { Icon, IconButton, QueryView, SearchField, Skeleton } from '@livretier/ui';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AvailableChapter, availableChaptersQuery, type BookletOut } from '@/features/booklets/api';
import { libraryIcon } from '@/features/library';
import { useDragSource } from '@/shared/dragging/Dragging';
import classes from './Chapters.module.css';
import type { ChapterActs } from './useChapterActs';

/** Parts of the chapters that a booklet may take over, as the tabs name them. */
const chapterFilters = {
  recommended: ({ recommended, mandatory }: AvailableChapter) => recommended || mandatory,
  mandatory: ({ mandatory }: AvailableChapter) => mandatory,
  own: ({ own }: AvailableChapter) => own,
  all: () => true,
} as const;

type ChapterFilter = keyof typeof chapterFilters;

const filterNames = Object.keys(chapterFilters) as ChapterFilter[];

type ChapterLineProps = {
  chapter: AvailableChapter;
  busy: boolean;
  onAdd: () => void;
};

const ChapterLine = ({ chapter, busy, onAdd }: ChapterLineProps) => {
  const { t } = useTranslation('creation');
  const { id, title, icon, pages_count, minutes, mandatory, added } = chapter;
  const drag = useDragSource({ id, title, kind: 'available', disabled: added });
  const size = [
    t('chapters.pages', { count: pages_count }),
    t('chapters.minutes', { count: minutes }),
    mandatory && t('chapters.mandatory'),
  ];
  return (
    <li className={classes.available} data-added={added || undefined} {...drag}>
      <span className={classes.sign}>
        <Icon of={libraryIcon(icon)} />
      </span>
      <span className={classes.words}>
        <strong>{title}</strong>
        <span>{size.filter(Boolean).join(', ')}</span>
      </span>
      {added ? (
        <span className={classes.added}>
          <Icon of={IconCheck} size={16} />
          {t('chapters.added')}
        </span>
      ) : (
        <IconButton
          icon={IconPlus}
          size="small"
          look="outlined"
          label={t('chapters.addOne', { title })}
          aria-disabled={busy}
          onClick={busy ? undefined : onAdd}
        />
      )}
    </li>
  );
};

type Props = { booklet: BookletOut; acts: ChapterActs };

/** The library of chapters, at the left of the plan. */
export const AvailableChapters = ({ booklet, acts }: Props) => {
  const { t } = useTranslation('creation');
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<ChapterFilter>(booklet.sector ? 'recommended' : 'all');
  const tabs = useId();
  const chapters = useQuery(availableChaptersQuery(booklet.id, typed));
  const coming = acts.add.isPending ? acts.add.variables.chapter : undefined;
  return (
    <section className={classes.availableChapters} aria-labelledby={`${tabs}-title`}>
      <div className={classes.availableHead}>
        <h2 id={`${tabs}-title`}>{t('chapters.available')}</h2>
        <SearchField label={t('chapters.search')} value={typed} onChange={setTyped} />
        <fieldset className={classes.tabs} aria-label={t('chapters.show')}>
          {filterNames.map((name) => (
            <label key={name} className={classes.tab}>
              <input type="radio" name={tabs} checked={name === filter} onChange={() => setFilter(name)} />
              {t(`chapters.filters.${name}`)}
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
          const shown = items.filter(chapterFilters[filter]);
          if (shown.length === 0) return <p className={classes.nothing}>{t('chapters.nothing')}</p>;
          return (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing but what was added already
            <ul className={classes.availableList} aria-label={t(`chapters.filters.${filter}`)} tabIndex={0}>
              {shown.map((chapter) => (
                <ChapterLine
                  key={chapter.id}
                  chapter={chapter}
                  busy={coming === chapter.id}
                  onAdd={() => acts.add.mutate({ chapter: chapter.id })}
                />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </section>
  );
};
