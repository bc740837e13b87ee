import { Button, Icon } from '@livretier/ui';
import { IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '@/shared/saving/isSame';
import { contentOf } from '../saving/content';
import { findBlock, type Session, useEditing, useSaving } from '../session/context';
import type { Conflict } from '../source/types';
import { ConflictDialog } from './ConflictDialog';
import { type Decision, settle } from './settle';
import { isBlock } from './values';

/** Of a block that is not on the page. */
const blockIn = ({ mine, saved }: Conflict) => [mine, saved].find(isBlock);

/** Asks about what two people wrote, one thing at a time; what is left for later stays one click away. */
export const Conflicts = ({ session }: { session: Session }) => {
  const { t } = useTranslation('editor');
  const { announce } = useEditing();
  const conflicts = useSaving(session, (saving) => saving.conflicts);
  const content = useSaving(session, ({ local }) => local);
  const [later, setLater] = useState<readonly object[]>([]);
  const next = conflicts.find((conflict) => !later.includes(conflict));
  const decide = (decision: Decision) => {
    if (!next) return;
    const { saver, canvas } = session;
    saver.read();
    const settled = settle(saver.store.get().local, next, decision);
    saver.dispatch({ type: 'settled', conflict: next });
    if (isSame(settled, contentOf(saver.store.get().local))) return;
    canvas.current?.replace(settled.document);
    saver.write(() => settled);
    announce(t('conflict.settled'));
  };
  if (conflicts.length === 0) return null;
  return (
    <>
      {!next && (
        <Button size="small" look="warning" onClick={() => setLater([])}>
          <Icon of={IconGitMerge} size={16} />
          {t('conflict.waiting', { count: conflicts.length })}
        </Button>
      )}
      {next && (
        <ConflictDialog
          key={`${next.kind} ${next.block_id} ${next.field}`}
          conflict={next}
          left={conflicts.length - later.length}
          page={content.title}
          blockType={(findBlock(content.document, next.block_id) ?? blockIn(next))?.type}
          onDecide={decide}
          onLater={() => setLater([...later, next])}
        />
      )}
    </>
  );
};
