import { Button, Icon, StatusTag } from '@livretier/ui';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import type { Chapter, PageLine } from '../source/types';
import { ChapterHead } from './ChapterHead';
import { CoreStateTag } from './CoreStateTag';
import classes from './Outline.module.css';
import { PageRows } from './PageRows';
import type { ChapterActs } from './useChapterActs';
import type { Drag } from './useDrag';
import type { PageActs } from './usePageActs';

type Props = {
  chapter: Chapter;
  index: number;
  count: number;
  pages: readonly PageLine[];
  opened: boolean;
  drag: Drag;
  acts: PageActs;
  chapterActs: ChapterActs;
  onToggle: () => void;
  onEnter: (chapter: string) => void;
  onSend: ((page: PageLine) => void) | undefined;
};

/** A chapter of the plan and, when it is open, its pages. */
export const ChapterItem = ({ acts, onEnter, onSend, ...head }: Props) => {
  const { t } = useTranslation('editor');
  const { mayWrite } = useEditing();
  const id = useId();
  const { chapter, pages, opened, drag } = head;
  const addPage = () => acts.add.mutate({ chapter: chapter.id, after: pages.at(-1)?.id ?? null });
  return (
    <li>
      <ChapterHead {...head} listId={id} onAddPage={addPage} />
      <div id={id} className={classes.inside} hidden={!opened}>
        {opened && (
          <p className={classes.core}>
            {chapter.core_state && <CoreStateTag state={chapter.core_state} />}
            {chapter.mandatory && <StatusTag shape={IconLock}>{t('chapters.mandatory')}</StatusTag>}
          </p>
        )}
        {opened && (
          <ol>
            <PageRows {...{ pages, acts, drag, onEnter }} {...(onSend && { onSend })} />
          </ol>
        )}
        {pages.length === 0 && (
          <div className={classes.none}>
            <p>{t('chapters.noPage')}</p>
            {mayWrite && (
              <Button size="small" look="quiet" onClick={addPage}>
                <Icon of={IconPlus} size={16} />
                {t('outline.add')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
};
