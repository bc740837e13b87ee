import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import type { PageLine } from '../source/types';
import { ImportanceMark } from './ImportanceMark';
import { ModifiedMark } from './ModifiedMark';
import classes from './Outline.module.css';
import { PageMenu } from './PageMenu';
import { pressRow } from './pressRow';
import { TitleField } from './TitleField';
import type { Drag } from './useDrag';
import type { PageActs } from './usePageActs';
import { focusRow } from './walkRows';

type Props = {
  page: PageLine;
  /** As it is being written, when it is the open one. */
  title: string;
  /** Among the pages of its chapter. */
  index: number;
  count: number;
  acts: PageActs;
  drag: Drag;
  onStep: (direction: -1 | 1) => void;
  onSend: (() => void) | undefined;
};

export const OutlineItem = ({ page, title, index, count, acts, drag, onStep, onSend }: Props) => {
  const { t } = useTranslation('editor');
  const { pageId, mayWrite, manuscript, openPage } = useEditing();
  const [renaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const current = page.id === pageId;
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const line = { ...page, title };
  const remove = manuscript.pages.length > 1 ? () => acts.remove.mutate(line) : undefined;
  const rename = () => setRenaming(true);
  const { chapter } = page;
  const press = (event: KeyboardEvent) =>
    pressRow(event, {
      onLeft: chapter !== undefined && (() => focusRow(chapter)),
      ...(mayWrite && { onStep, onRename: rename, onRemove: remove }),
    });
  const endRenaming = () => {
    setRenaming(false);
    focusRow(page.id, 'drawn');
  };
  return (
    <li
      ref={row}
      className={classes.item}
      data-current={current || undefined}
      data-drop={drag.markOf(page.chapter, index, count)}
      draggable={mayWrite && !renaming}
      onDragStart={(event) => drag.start(event, 'page', page.id)}
      onDragEnd={drag.end}
      onDragOver={(event) => drag.hover(event, 'page', { list: page.chapter, index })}
    >
      {renaming ? (
        <TitleField
          title={title}
          onRename={(wanted) => acts.edit.mutate({ id: page.id, title: wanted })}
          onEnd={endRenaming}
        />
      ) : (
        <button
          type="button"
          className={classes.page}
          data-row={page.id}
          aria-current={current ? 'page' : undefined}
          onClick={() => openPage(page.id)}
          onDoubleClick={mayWrite ? rename : undefined}
          onKeyDown={press}
        >
          <span className={classes.title} title={title}>
            {title || t('outline.untitled')}
          </span>
          {page.modified && <ModifiedMark />}
          <ImportanceMark importance={page.importance} />
        </button>
      )}
      {mayWrite && !renaming && (
        <PageMenu
          page={line}
          onRename={rename}
          onDuplicate={() => acts.duplicate.mutate(page.id)}
          onMove={onStep}
          onSend={onSend}
          onRemove={remove}
          onMark={(importance) => acts.edit.mutate({ id: page.id, importance })}
        />
      )}
    </li>
  );
};
