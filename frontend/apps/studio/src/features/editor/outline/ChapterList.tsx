import { Button, FormDialog, Icon, SelectField } from '@livretier/ui';
import { IconChevronDown, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Dragged, Dragging, DropList, type Place } from '@/shared/dragging/Dragging';
import { afterDrop } from '@/shared/order';
import { useEditing } from '../session/context';
import { pagesIn } from '../session/order';
import type { PageActs } from '../session/usePageActs';
import type { Chapter, ChapterCalls, PageLine, Plan } from '../source/types';
import { AddChapterDialog } from './AddChapterDialog';
import { ChapterItem } from './ChapterItem';
import { marksOf, plan as planList } from './drag';
import classes from './Outline.module.css';
import { walkRows } from './rows';
import { type ChapterActs, useChapterActs } from './useChapterActs';

/** Which chapters show their pages: those where one is and was, and those that somebody opened. None closes by itself. */
const useOpenChapters = (current: string | undefined) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [known, setKnown] = useState<string | undefined>(undefined);
  const set = (id: string, opened: boolean) => setChosen((before) => new Map(before).set(id, opened));
  if (current !== known) {
    setKnown(current);
    if (current !== undefined) set(current, true);
  }
  return { has: (id: string) => chosen.get(id) ?? false, set };
};

type SendDialogProps = { page: PageLine; chapters: readonly Chapter[]; acts: PageActs; onClose: () => void };

/** Sends a page to the end of another chapter. */
const SendDialog = ({ page, chapters, acts, onClose }: SendDialogProps) => {
  const { t } = useTranslation('editor');
  const { manuscript } = useEditing();
  const others = chapters.filter(({ id }) => id !== page.chapter);
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const send = () => {
    acts.move.mutate({ id: page.id, chapter: chosen, after: pagesIn(manuscript.pages, chosen).at(-1)?.id ?? null });
    onClose();
  };
  return (
    <FormDialog
      title={t('send.title', { title: page.title || t('outline.untitled') })}
      accept={t('send.accept')}
      reject={t('send.reject')}
      busy={false}
      onClose={onClose}
      onSubmit={send}
    >
      <SelectField
        label={t('send.chapter')}
        choices={others.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </FormDialog>
  );
};

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

type AtHandProps = { plan: Plan; acts: PageActs; chapterActs: ChapterActs };

/** What was taken out of the booklet: nothing of it is gone. */
const AtHand = ({ plan, acts, chapterActs }: AtHandProps) => {
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

type Props = { plan: Plan; calls: ChapterCalls; acts: PageActs };

/** The plan of a booklet: its chapters, the pages of the open ones, and what was taken out. */
export const ChapterList = ({ plan, calls, acts }: Props) => {
  const { t } = useTranslation('editor');
  const { manuscript, pageId, mayBuild } = useEditing();
  const { pages } = manuscript;
  const chapterActs = useChapterActs(calls);
  const [sent, setSent] = useState<PageLine | null>(null);
  const [adding, setAdding] = useState(false);
  const open = useOpenChapters(pages.find(({ id }) => id === pageId)?.chapter);
  const drop = ({ kind, id }: Dragged, { list, index }: Place) => {
    const lines = kind === 'chapter' ? plan.chapters : pagesIn(pages, list);
    const after = afterDrop(lines, id, index);
    if (after === undefined) return;
    if (kind === 'chapter') chapterActs.move.mutate({ id, after });
    else if (list !== planList) acts.move.mutate({ id, after, chapter: list });
  };
  return (
    <>
      <div className={classes.list}>
        <Dragging onDrop={drop}>
          {(state) => (
            <DropList onKeyDown={walkRows}>
              {plan.chapters.map((chapter, index) => (
                <ChapterItem
                  key={chapter.id}
                  {...{ chapter, index, acts, chapterActs }}
                  drag={marksOf(state)}
                  count={plan.chapters.length}
                  pages={pagesIn(pages, chapter.id)}
                  opened={open.has(chapter.id)}
                  onToggle={() => open.set(chapter.id, !open.has(chapter.id))}
                  onEnter={(id) => open.set(id, true)}
                  onSend={plan.chapters.length > 1 ? setSent : undefined}
                />
              ))}
            </DropList>
          )}
        </Dragging>
        <AtHand plan={plan} acts={acts} chapterActs={chapterActs} />
      </div>
      {mayBuild && (
        <div className={classes.foot}>
          <Button size="small" wide onClick={() => setAdding(true)}>
            <Icon of={IconPlus} size={16} />
            {t('chapters.add')}
          </Button>
        </div>
      )}
      {sent && <SendDialog page={sent} chapters={plan.chapters} acts={acts} onClose={() => setSent(null)} />}
      {adding && (
        <AddChapterDialog bookletId={plan.booklet.id} add={chapterActs.add} onClose={() => setAdding(false)} />
      )}
    </>
  );
};
