import { Icon, VisuallyHidden } from '@livretier/ui';
import { IconAlertCircle, IconAsterisk, IconHelpHexagon, IconMessageQuestion } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Session, useEditing, useSaving } from '../session/context';
import { placeAfterStep } from '../session/order';
import type { PageActs } from '../session/usePageActs';
import { isMarked, type UnclearPage, useUnclearPages } from '../session/useUnclearPages';
import type { Importance, PageLine } from '../source/types';
import { type Drag, usePageDrag } from './drag';
import { PageMenu } from './Menus';
import classes from './Outline.module.css';
import { focusRow, keepRow, pressRow, TitleField } from './rows';

/** What must be read is told from what may be; ordinary pages carry no mark. */
const ImportanceMark = ({ importance }: { importance: Importance }) => {
  const { t } = useTranslation('editor');
  if (importance === 'info') return null;
  return (
    <span className={classes.mark} data-importance={importance} title={t(`importance.${importance}`)}>
      <Icon of={importance === 'mandatory' ? IconAsterisk : IconAlertCircle} size={16} />
      <VisuallyHidden>{t(`importance.${importance}`)}</VisuallyHidden>
    </span>
  );
};

/** Words of a law that nobody has compared with their source yet. */
const ToCollateMark = () => {
  const { t } = useTranslation('editor');
  return (
    <span className={classes.mark} title={t('official.mark')}>
      <Icon of={IconHelpHexagon} size={16} />
      <VisuallyHidden>{t('official.mark')}</VisuallyHidden>
    </span>
  );
};

/** The page no longer says what the library says. */
const ModifiedMark = () => {
  const { t } = useTranslation('editor');
  return (
    <span className={classes.modified} title={t('outline.modified')}>
      <VisuallyHidden>{t('outline.modified')}</VisuallyHidden>
    </span>
  );
};

/** So many readers did not understand the page that somebody should write it again. */
const UnclearMark = ({ unclear, devices }: UnclearPage) => {
  const { t } = useTranslation('editor');
  const words = t('unclear.mark', { count: devices, unclear });
  return (
    <span className={classes.unclear} title={words}>
      <Icon of={IconMessageQuestion} size={16} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
};

type OutlineItemProps = {
  page: PageLine;
  unclear: UnclearPage | undefined;
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

const Marks = ({ page, unclear }: Pick<OutlineItemProps, 'page' | 'unclear'>) => (
  <>
    {isMarked(unclear) && <UnclearMark {...unclear} />}
    {page.modified && <ModifiedMark />}
    {page.official && !page.official.collated_on && <ToCollateMark />}
    <ImportanceMark importance={page.importance} />
  </>
);

const OutlineItem = ({ page, unclear, title, index, count, acts, drag, onStep, onSend }: OutlineItemProps) => {
  const { t } = useTranslation('editor');
  const { pageId, mayWrite, manuscript, openPage } = useEditing();
  const [renaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const starts = usePageDrag({ page, title, index, disabled: !mayWrite || page.locked || renaming, ref: row });
  const current = page.id === pageId;
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const line = { ...page, title };
  const remove = manuscript.pages.length > 1 && !page.locked ? () => acts.remove.mutate(line) : undefined;
  const rename = page.locked || (page.official && !manuscript.abilities.collate) ? undefined : () => setRenaming(true);
  const { chapter } = page;
  const press = (event: KeyboardEvent) =>
    pressRow(event, {
      onLeft: chapter !== undefined && (() => focusRow(chapter)),
      ...(mayWrite && !page.locked && { onStep, onRename: rename, onRemove: remove }),
    });
  const endRenaming = () => {
    setRenaming(false);
    focusRow(page.id, 'drawn');
  };
  return (
    <li
      className={classes.item}
      data-current={current || undefined}
      data-drop={drag.markOf(page.chapter, index, count)}
      {...starts}
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
          <Marks page={page} unclear={unclear} />
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

type Props = {
  /** Of one chapter. */
  pages: readonly PageLine[];
  acts: PageActs;
  drag: Drag;
  /** A page went into this chapter. */
  onEnter?: (chapter: string) => void;
  /** Somebody asks to send a page elsewhere. */
  onSend?: (page: PageLine) => void;
};

/** The title as it is being written; the server hears of it two seconds later. */
const LiveTitle = ({ session, children }: { session: Session; children: (title: string) => React.ReactNode }) =>
  children(useSaving(session, ({ local }) => local.title));

/** Pages that follow each other. */
export const PageRows = ({ pages, acts, drag, onEnter, onSend }: Props) => {
  const { t } = useTranslation('editor');
  const { manuscript, session, announce } = useEditing();
  const unclear = useUnclearPages();
  const step = (id: string, direction: -1 | 1) => {
    const place = placeAfterStep(manuscript.pages, manuscript.plan?.chapters, id, direction);
    if (!place) return announce(t(direction < 0 ? 'outline.isFirst' : 'outline.isLast'));
    if (place.chapter) onEnter?.(place.chapter);
    keepRow(id);
    acts.move.mutate({ id, ...place });
  };
  return pages.map((page, index) => {
    const item = (title: string) => (
      <OutlineItem
        key={page.id}
        {...{ page, title, index, acts, drag }}
        unclear={unclear.get(page.id)}
        count={pages.length}
        onStep={(direction) => step(page.id, direction)}
        onSend={onSend && (() => onSend(page))}
      />
    );
    return session?.pageId === page.id ? (
      <LiveTitle key={page.id} session={session}>
        {item}
      </LiveTitle>
    ) : (
      item(page.title)
    );
  });
};
