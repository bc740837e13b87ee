import { Button, type Drawing, Icon, StatusTag, VisuallyHidden } from '@livretier/ui';
import {
  IconChevronDown,
  IconChevronRight,
  IconCircleCheck,
  IconCircleHalf2,
  IconGitMerge,
  IconLock,
  IconPaperclip,
  IconPlus,
  IconRefresh,
  IconUnlink,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { waitingQuery } from '@/features/updates';
import { afterStep } from '@/shared/order';
import { paths } from '@/shared/paths';
import { useEditing } from '../session/context';
import type { PageActs } from '../session/usePageActs';
import type { Chapter, PageLine } from '../source/types';
import { type Drag, plan, useChapterDrag } from './drag';
import { ChapterMenu } from './Menus';
import classes from './Outline.module.css';
import { PageRows } from './PageRows';
import { focusRow, keepRow, pressRow, TitleField } from './rows';
import type { ChapterActs } from './useChapterActs';

type CoreState = NonNullable<Chapter['core_state']>;

const looks = {
  up_to_date: [IconCircleCheck, 'success'],
  locally_modified: [IconCircleHalf2, 'warning'],
  update_available: [IconRefresh, 'info'],
  conflict: [IconGitMerge, 'warning'],
  detached: [IconUnlink, 'neutral'],
} as const;

const coreShape = (state: CoreState): Drawing => looks[state][0];

/** How a chapter stands to the one of the library that it was taken from. */
const CoreStateTag = ({ state }: { state: CoreState }) => {
  const { t } = useTranslation('editor');
  const [shape, tone] = looks[state];
  return (
    <StatusTag shape={shape} tone={tone}>
      {t(`chapters.core.${state}`)}
    </StatusTag>
  );
};

/** A small sign at the end of a line, with its words for those who hover or listen. */
const RowMark = ({ icon, children }: { icon: Drawing; children: string }) => (
  <span className={classes.mark} title={children}>
    <Icon of={icon} size={16} />
    <VisuallyHidden>{children}</VisuallyHidden>
  </span>
);

const isBehind = ({ core_state: core }: Chapter) => core === 'update_available' || core === 'conflict';

/** To what the library proposes for the chapter, for whoever decides on it. */
const UpdateLink = ({ chapter: { id } }: { chapter: Chapter }) => {
  const { t } = useTranslation('editor');
  const { source } = useEditing();
  const mayDecide = useSession()?.abilities.decide_updates === true;
  const { data } = useQuery({ ...waitingQuery(source.id), enabled: mayDecide });
  const waiting = data?.find(({ chapter }) => chapter === id);
  if (!waiting) return null;
  return (
    <Link to={paths.coreUpdate} params={{ id: source.id, proposal: waiting.id }}>
      {t('chapters.examine')}
    </Link>
  );
};

type ChapterHeadProps = {
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
const ChapterHead = (props: ChapterHeadProps) => {
  const { chapter, index, count, pages, opened, listId, drag, chapterActs, onToggle, onAddPage } = props;
  const { t } = useTranslation('editor');
  const { manuscript, mayWrite, mayBuild, announce } = useEditing();
  const [renaming, setRenaming] = useState(false);
  const { id, title, mandatory, locked, core_state: core } = chapter;
  const starts = useChapterDrag({ chapter, index, pages: pages.length, disabled: !mayBuild || renaming });
  const rename = () => setRenaming(true);
  const remove = mandatory || locked || count === 1 ? undefined : () => chapterActs.remove.mutate(chapter);
  const step = (direction: -1 | 1) => {
    const after = afterStep(manuscript.plan?.chapters ?? [], id, direction);
    if (after === undefined) return announce(t(direction < 0 ? 'chapters.isFirst' : 'chapters.isLast'));
    keepRow(id);
    chapterActs.move.mutate({ id, after });
  };
  const press = (event: KeyboardEvent) =>
    pressRow(event, {
      onLeft: opened && onToggle,
      onRight: !opened && onToggle,
      ...(mayBuild && { onStep: step, onRename: locked ? undefined : rename, onRemove: remove }),
    });
  return (
    <div
      className={classes.chapter}
      data-drop={drag.isOver(id) && !opened ? 'into' : drag.markOf(plan, index, count)}
      {...starts}
    >
      {renaming ? (
        <TitleField
          title={title}
          onRename={(wanted) => chapterActs.rename.mutate({ id, title: wanted })}
          onEnd={() => {
            setRenaming(false);
            focusRow(id, 'drawn');
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
          onRename={locked ? undefined : rename}
          onMove={step}
          onAttach={() => chapterActs.attach.mutate(id)}
          onDetach={() => chapterActs.detach.mutate(chapter)}
          onRemove={remove}
        />
      )}
    </div>
  );
};

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
            {chapter.locked && <StatusTag shape={IconLock}>{t('locked.mark')}</StatusTag>}
            {chapter.mandatory && <StatusTag shape={IconLock}>{t('chapters.mandatory')}</StatusTag>}
            {pages.some(({ official }) => official) && (
              <StatusTag shape={IconPaperclip}>{t('chapters.annexe')}</StatusTag>
            )}
            {isBehind(chapter) && <UpdateLink chapter={chapter} />}
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
