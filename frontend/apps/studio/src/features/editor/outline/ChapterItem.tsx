import { Button, Icon } from '@livretier/ui';
import { IconChevronDown, IconChevronRight, IconLock, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import type { Chapter, PageLine } from '../source/types';
import { ChapterMenu } from './ChapterMenu';
import { CoreStateTag, coreShape } from './CoreStateTag';
import classes from './Outline.module.css';
import { afterStep } from './order';
import { PageRows } from './PageRows';
import { RowMark } from './RowMark';
import { TitleField } from './TitleField';
import type { ChapterActs } from './useChapterActs';
import { type Drag, plan } from './useDrag';
import type { PageActs } from './usePageActs';
import { focusRow } from './walkRows';

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
export const ChapterItem = (props: Props) => {
  const { chapter, index, count, pages, opened, drag, acts, chapterActs, onToggle, onEnter, onSend } = props;
  const { t } = useTranslation('editor');
  const { manuscript, mayWrite, mayBuild, announce } = useEditing();
  const [renaming, setRenaming] = useState(false);
  const listId = useId();
  const { id, title, mandatory, core_state: core } = chapter;
  const rename = () => setRenaming(true);
  const remove = mandatory || count === 1 ? undefined : () => chapterActs.remove.mutate(chapter);
  const step = (direction: -1 | 1) => {
    const after = afterStep(manuscript.plan?.chapters ?? [], id, direction);
    if (after === undefined) return announce(t(direction < 0 ? 'chapters.isFirst' : 'chapters.isLast'));
    chapterActs.move.mutate({ id, after }, { onSuccess: () => focusRow(id) });
  };
  const press = (event: KeyboardEvent) => {
    const moves = { ArrowUp: -1, ArrowDown: 1 } as const;
    const act = () => {
      if (event.key === 'ArrowRight' && !opened) return onToggle();
      if (event.key === 'ArrowLeft' && opened) return onToggle();
      if (!mayBuild) return false;
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return step(moves[event.key]);
      if (event.key === 'F2') return rename();
      if (event.key === 'Delete' && remove) return remove();
      return false;
    };
    if (act() !== false) event.preventDefault();
  };
  const addPage = () => acts.add.mutate({ chapter: id, after: pages.at(-1)?.id ?? null });
  return (
    <li>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging has its keys and its menu */}
      <div
        className={classes.chapter}
        data-drop={drag.isOver(id) && !opened ? 'into' : drag.markOf(plan, index, count)}
        draggable={mayBuild && !renaming}
        onDragStart={(event) => drag.start(event, 'chapter', id)}
        onDragEnd={drag.end}
        onDragOver={(event) => {
          drag.hover(event, 'page', { list: id, index: pages.length }, true);
          drag.hover(event, 'chapter', { list: plan, index });
        }}
      >
        {renaming ? (
          <TitleField
            title={title}
            onRename={(wanted) => chapterActs.rename.mutate({ id, title: wanted })}
            onEnd={() => {
              setRenaming(false);
              focusRow(id);
            }}
          />
        ) : (
          <button
            type="button"
            className={classes.name}
            data-row={id}
            aria-expanded={opened}
            aria-controls={listId}
            onClick={onToggle}
            onDoubleClick={mayBuild ? rename : undefined}
            onKeyDown={press}
          >
            <Icon of={opened ? IconChevronDown : IconChevronRight} size={16} />
            <span className={classes.number}>{index + 1}</span>
            <span className={classes.title}>{title}</span>
            {mandatory && <RowMark icon={IconLock}>{t('chapters.mandatory')}</RowMark>}
            {core && core !== 'up_to_date' && !opened && (
              <RowMark icon={coreShape(core)}>{t(`chapters.core.${core}`)}</RowMark>
            )}
          </button>
        )}
        {mayWrite && !renaming && (
          <ChapterMenu
            chapter={chapter}
            mayBuild={mayBuild}
            onAddPage={addPage}
            onRename={rename}
            onMove={step}
            onAttach={() => chapterActs.attach.mutate(id)}
            onDetach={() => chapterActs.detach.mutate(chapter)}
            onRemove={remove}
          />
        )}
      </div>
      <div id={listId} hidden={!opened}>
        {opened && (
          <>
            {core && (
              <p className={classes.core}>
                <CoreStateTag state={core} />
              </p>
            )}
            <ol>
              <PageRows {...{ pages, acts, drag, onEnter }} {...(onSend && { onSend })} />
            </ol>
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
          </>
        )}
      </div>
    </li>
  );
};
