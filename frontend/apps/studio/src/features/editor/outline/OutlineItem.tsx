import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import type { PageLine } from '../source/types';
import { ImportanceMark } from './ImportanceMark';
import classes from './Outline.module.css';
import { PageMenu } from './PageMenu';
import { TitleField } from './TitleField';
import type { PageActs } from './usePageActs';

type Props = {
  page: PageLine;
  /** As it is being written, when it is the open one. */
  title: string;
  index: number;
  acts: PageActs;
  onMove: (direction: -1 | 1) => void;
  drop: 'before' | 'after' | undefined;
  onDrag: (state: 'start' | 'end') => void;
  onHover: (index: number) => void;
};

const halfOf = ({ currentTarget, clientY }: DragEvent) => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 0 : 1;
};

export const OutlineItem = ({ page, title, index, acts, onMove, drop, onDrag, onHover }: Props) => {
  const { t } = useTranslation('editor');
  const { pageId, mayWrite, manuscript, openPage } = useEditing();
  const [renaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const line = { ...page, title };
  const remove = manuscript.pages.length > 1 ? () => acts.remove.mutate(line) : undefined;
  const rename = () => setRenaming(true);
  const press = (event: KeyboardEvent) => {
    if (!mayWrite) return;
    const moves = { ArrowUp: -1, ArrowDown: 1 } as const;
    const act = () => {
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return onMove(moves[event.key]);
      if (event.key === 'F2') return rename();
      if (event.key === 'Delete' && remove) return remove();
      return false;
    };
    if (act() !== false) event.preventDefault();
  };
  const endRenaming = () => {
    setRenaming(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <li
      className={classes.item}
      data-current={page.id === pageId || undefined}
      data-drop={drop}
      draggable={mayWrite && !renaming}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('application/x-livretier-page', page.id);
        onDrag('start');
      }}
      onDragEnd={() => onDrag('end')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('application/x-livretier-page')) return;
        event.preventDefault();
        onHover(index + halfOf(event));
      }}
    >
      {renaming ? (
        <TitleField
          title={title}
          onRename={(wanted) => acts.edit.mutate({ id: page.id, title: wanted })}
          onEnd={endRenaming}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className={classes.page}
          data-page={page.id}
          aria-current={page.id === pageId ? 'page' : undefined}
          onClick={() => openPage(page.id)}
          onDoubleClick={mayWrite ? rename : undefined}
          onKeyDown={press}
        >
          <span className={classes.title}>{title || t('outline.untitled')}</span>
          <ImportanceMark importance={page.importance} />
        </button>
      )}
      {mayWrite && !renaming && (
        <PageMenu
          page={line}
          onRename={rename}
          onDuplicate={() => acts.duplicate.mutate(page.id)}
          onMove={onMove}
          onRemove={remove}
          onMark={(importance) => acts.edit.mutate({ id: page.id, importance })}
        />
      )}
    </li>
  );
};
