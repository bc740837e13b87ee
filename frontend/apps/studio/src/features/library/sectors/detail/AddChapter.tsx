import { Button, Icon, QueryView, SearchField, Skeleton } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chaptersQuery } from '@/features/library/api/counts';
import { libraryIcon } from '@/features/library/icons/libraryIcons';
import type { ChapterRow } from '@/features/library/types';
import classes from './Recommended.module.css';

const shown = 8;

type Props = { chosen: readonly string[]; onAdd: (chapter: ChapterRow) => void };

const Found = ({ typed, chosen, onAdd }: Props & { typed: string }) => {
  const { t } = useTranslation('library');
  /* More than are shown, as some of them may be chosen already. */
  const wanted = { search: typed, status: null, sector: null, obligation: null, scope: 'platform' } as const;
  const chapters = useQuery(chaptersQuery(wanted, undefined));
  return (
    <QueryView query={chapters} skeleton={<Skeleton lines={2} />}>
      {({ items }) => {
        const free = items.filter(({ id, status }) => status !== 'retired' && !chosen.includes(id)).slice(0, shown);
        if (free.length === 0) return <p className={classes.hint}>{t('sectors.chapters.noMatch')}</p>;
        return (
          <ul className={classes.found} aria-label={t('sectors.chapters.found')}>
            {free.map((chapter) => (
              <li key={chapter.id}>
                <span className={classes.icon}>
                  <Icon of={libraryIcon(chapter.icon)} />
                </span>
                <span className={classes.title}>{chapter.title}</span>
                <Button
                  size="small"
                  aria-label={t('sectors.chapters.addOne', { title: chapter.title })}
                  onClick={() => onAdd(chapter)}
                >
                  <Icon of={IconPlus} size={16} />
                  {t('sectors.chapters.add')}
                </Button>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
};

/** Looks for another chapter of the platform to recommend. */
export const AddChapter = ({ chosen, onAdd }: Props) => {
  const { t } = useTranslation('library');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  /* What was pressed goes when the search opens, closes or finds: its first control takes the focus. */
  const toggle = (wanted: boolean) => {
    setOpen(wanted);
    setTyped('');
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(':is(input, button)')?.focus());
  };
  const add = (chapter: ChapterRow) => {
    onAdd(chapter);
    box.current?.querySelector('input')?.focus();
  };
  /* Enter in the search must not save the sector around it. */
  const keepFromForm = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key from the form around it
    <div ref={box} className={open ? classes.search : classes.add} onKeyDown={keepFromForm}>
      {open ? (
        <>
          <SearchField label={t('sectors.chapters.search')} value={typed} onChange={setTyped} />
          <Found chosen={chosen} onAdd={add} typed={typed} />
          <Button size="small" look="link" onClick={() => toggle(false)}>
            {t('sectors.chapters.close')}
          </Button>
        </>
      ) : (
        <Button size="small" onClick={() => toggle(true)}>
          <Icon of={IconPlus} size={16} />
          {t('sectors.chapters.open')}
        </Button>
      )}
    </div>
  );
};
