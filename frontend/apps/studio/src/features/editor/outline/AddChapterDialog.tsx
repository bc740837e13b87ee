import { Button, Dialog, QueryView, SearchField, TextField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { availableChaptersQuery } from '@/features/booklets/api';
import classes from './AddChapterDialog.module.css';
import type { ChapterActs } from './useChapterActs';

type Props = { bookletId: string; add: ChapterActs['add']; onClose: () => void };

const NewChapter = ({ onAdd, busy }: { onAdd: (title: string) => void; busy: boolean }) => {
  const { t } = useTranslation('editor');
  const [title, setTitle] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '') onAdd(title.trim());
  };
  return (
    <form className={classes.own} onSubmit={submit}>
      <TextField
        label={t('addChapter.own')}
        maxLength={200}
        autoComplete="off"
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Button type="submit" disabled={title.trim() === ''} busy={busy}>
        {t('addChapter.create')}
      </Button>
    </form>
  );
};

/** A chapter of the library with its pages, or one that is written here. */
export const AddChapterDialog = ({ bookletId, add, onClose }: Props) => {
  const { t } = useTranslation('editor');
  const [search, setSearch] = useState('');
  const chapters = useQuery({
    ...availableChaptersQuery(bookletId, search.trim()),
    select: ({ items }) => items.filter(({ added }) => !added),
  });
  const choose = (chapter: { chapter?: string; title?: string }) => add.mutate(chapter, { onSuccess: onClose });
  return (
    <Dialog opened wide title={t('addChapter.title')} onClose={onClose}>
      <NewChapter onAdd={(title) => choose({ title })} busy={add.isPending} />
      <section className={classes.available} aria-labelledby="add-chapter-available">
        <h3 id="add-chapter-available">{t('addChapter.available')}</h3>
        <div className={classes.search}>
          <SearchField label={t('addChapter.search')} value={search} onChange={setSearch} />
        </div>
        <QueryView
          query={chapters}
          isEmpty={(items) => items.length === 0}
          empty={<p role="status">{t(search.trim() ? 'addChapter.nothing' : 'addChapter.allAdded')}</p>}
        >
          {(items) => (
            <ul className={classes.chapters}>
              {items.map(({ id, title, summary, pages_count, minutes }) => (
                <li key={id} className={classes.chapter}>
                  <div className={classes.text}>
                    <strong>{title}</strong>
                    {summary && <p className={classes.summary}>{summary}</p>}
                    <p className={classes.figures}>
                      {t('addChapter.pages', { count: pages_count })}, {t('page.minutes', { count: minutes })}
                    </p>
                  </div>
                  <Button
                    size="small"
                    disabled={add.isPending}
                    aria-label={t('addChapter.addNamed', { title })}
                    onClick={() => choose({ chapter: id })}
                  >
                    {t('addChapter.add')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </section>
    </Dialog>
  );
};
