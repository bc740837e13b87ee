import { Button, Icon } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterDrop } from '../../../shared/order';
import { useEditing } from '../session/context';
import type { ChapterCalls, PageLine, Plan } from '../source/types';
import { AddChapterDialog } from './AddChapterDialog';
import { AtHand } from './AtHand';
import { ChapterItem } from './ChapterItem';
import classes from './Outline.module.css';
import { pagesIn } from './order';
import { SendDialog } from './SendDialog';
import { useChapterActs } from './useChapterActs';
import { plan as planList, useDrag } from './useDrag';
import { useOpenChapters } from './useOpenChapters';
import type { PageActs } from './usePageActs';
import { walkRows } from './walkRows';

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
  const drag = useDrag((kind, id, { list, index }) => {
    const lines = kind === 'chapter' ? plan.chapters : pagesIn(pages, list);
    const after = afterDrop(lines, id, index);
    if (after === undefined) return;
    if (kind === 'chapter') chapterActs.move.mutate({ id, after });
    else if (list !== planList) acts.move.mutate({ id, after, chapter: list });
  });
  return (
    <>
      <div className={classes.list}>
        <ol onDrop={drag.drop} onKeyDown={walkRows}>
          {plan.chapters.map((chapter, index) => (
            <ChapterItem
              key={chapter.id}
              {...{ chapter, index, drag, acts, chapterActs }}
              count={plan.chapters.length}
              pages={pagesIn(pages, chapter.id)}
              opened={open.has(chapter.id)}
              onToggle={() => open.set(chapter.id, !open.has(chapter.id))}
              onEnter={(id) => open.set(id, true)}
              onSend={plan.chapters.length > 1 ? setSent : undefined}
            />
          ))}
        </ol>
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
