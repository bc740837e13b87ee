import { Button, Icon } from '@livretier/ui';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import type { Plan } from '../source/types';
import classes from './Outline.module.css';
import type { ChapterActs } from './useChapterActs';
import type { PageActs } from './usePageActs';

type LineProps = { title: string; caption: string; onBringBack: (() => void) | undefined };

const Line = ({ title, caption, onBringBack }: LineProps) => {
  const { t } = useTranslation('editor');
  return (
    <li className={classes.kept}>
      <span className={classes.keptName}>
        {title || t('outline.untitled')}
        <span className={classes.caption}>{caption}</span>
      </span>
      {onBringBack && (
        <Button size="small" look="quiet" aria-label={t('atHand.bringBack', { title })} onClick={onBringBack}>
          {t('atHand.back')}
        </Button>
      )}
    </li>
  );
};

type Props = { plan: Plan; acts: PageActs; chapterActs: ChapterActs };

/** What was taken out of the booklet: nothing of it is gone. */
export const AtHand = ({ plan, acts, chapterActs }: Props) => {
  const { t } = useTranslation('editor');
  const { mayWrite, mayBuild } = useEditing();
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { chapters, removedPages, removedChapters } = plan;
  const count = removedPages.length + removedChapters.length;
  if (count === 0) return null;
  const placeOf = (chapter: string) => chapters.findIndex((one) => one.id === chapter) + 1;
  return (
    <div className={classes.atHand}>
      <button
        type="button"
        className={classes.name}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <Icon of={opened ? IconChevronDown : IconChevronRight} size={16} />
        <span className={classes.title}>{t('atHand.title', { count })}</span>
      </button>
      <ul id={id} hidden={!opened} aria-label={t('atHand.label')}>
        {removedChapters.map((chapter) => (
          <Line
            key={chapter.id}
            title={chapter.title}
            caption={t('atHand.chapter')}
            onBringBack={mayBuild ? () => chapterActs.bringBack.mutate(chapter.id) : undefined}
          />
        ))}
        {removedPages.map((page) => (
          <Line
            key={page.id}
            title={page.title}
            caption={t('atHand.page', { number: placeOf(page.chapter) })}
            onBringBack={mayWrite ? () => acts.bringBack.mutate(page.id) : undefined}
          />
        ))}
      </ul>
    </div>
  );
};
