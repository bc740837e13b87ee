import { Icon } from '@livretier/ui';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterStep } from '../../../shared/order';
import { useEditing } from '../session/context';
import type { Chapter, PageLine } from '../source/types';
import { ChapterMenu } from './ChapterMenu';
import { coreShape } from './CoreStateTag';
import classes from './Outline.module.css';
import { pressRow } from './pressRow';
import { RowMark } from './RowMark';
import { TitleField } from './TitleField';
import type { ChapterActs } from './useChapterActs';
import { type Drag, plan } from './useDrag';
import { focusRow } from './walkRows';

type Props = {
  chapter: Chapter;
  index: number;
  count: number;
  pages: readonly PageLine[];
  opened: boolean;
  /** What it opens. */
  listId: string;
  drag: Drag;
  chapterActs: ChapterActs;
  onToggle: () => void;
  onAddPage: () => void;
};

/** The line of a chapter: it opens and closes, is renamed, moved and taken out. */
export const ChapterHead = (props: Props) => {
  const { chapter, index, count, pages, opened, listId, drag, chapterActs, onToggle, onAddPage } = props;
  const { t } = useTranslation('editor');
  const { manuscript, mayWrite, mayBuild, announce } = useEditing();
  const [renaming, setRenaming] = useState(false);
  const { id, title, mandatory, core_state: core } = chapter;
  const rename = () => setRenaming(true);
  const remove = mandatory || count === 1 ? undefined : () => chapterActs.remove.mutate(chapter);
  const step = (direction: -1 | 1) => {
    const after = afterStep(manuscript.plan?.chapters ?? [], id, direction);
    if (after === undefined) return announce(t(direction < 0 ? 'chapters.isFirst' : 'chapters.isLast'));
    chapterActs.move.mutate({ id, after }, { onSuccess: () => focusRow(id) });
  };
  const press = (event: KeyboardEvent) =>
    pressRow(event, {
      onLeft: opened && onToggle,
      onRight: !opened && onToggle,
      ...(mayBuild && { onStep: step, onRename: rename, onRemove: remove }),
    });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging has its keys and its menu
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
          onKeyDown={press}
        >
          <Icon of={opened ? IconChevronDown : IconChevronRight} size={16} />
          <span className={classes.number}>{index + 1}</span>
          <span className={classes.title} title={title}>
            {title}
          </span>
          {core && core !== 'up_to_date' && !opened && (
            <RowMark icon={coreShape(core)}>{t(`chapters.core.${core}`)}</RowMark>
          )}
        </button>
      )}
      {mayWrite && !renaming && (
        <ChapterMenu
          {...{ chapter, mayBuild, onAddPage }}
          onRename={rename}
          onMove={step}
          onAttach={() => chapterActs.attach.mutate(id)}
          onDetach={() => chapterActs.detach.mutate(chapter)}
          onRemove={remove}
        />
      )}
    </div>
  );
};
