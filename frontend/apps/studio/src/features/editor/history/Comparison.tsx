import { Button, Icon, notify, QueryView } from '@livretier/ui';
import { IconHistory, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BlockDiff } from '../../../shared/paper/BlockDiff';
import { useFocusKept } from '../frame/useFocusKept';
import { type Session, useEditing } from '../session/context';
import { useSaving } from '../session/useSaving';
import { comparisonQuery, pageQuery, revisionsQuery } from '../source/queries';
import classes from './History.module.css';
import { useMoment } from './useMoment';

type Props = { session: Session; revision: number; onClose: () => void };

/** What changed since an earlier revision, and the way back to it. */
export const Comparison = ({ session, revision, onClose }: Props) => {
  const { t } = useTranslation('editor');
  const client = useQueryClient();
  const heading = useFocusKept<HTMLHeadingElement>();
  const { source, mayWrite } = useEditing();
  const current = useSaving(session, ({ base }) => base.revision);
  const comparison = useQuery(comparisonQuery(source, session.pageId, revision, current));
  const revisions = useQuery(revisionsQuery(source, session.pageId));
  const since = revisions.data?.find(({ number }) => number === revision)?.created_at;
  const moment = useMoment('at');
  const restore = useMutation({
    mutationFn: async () => {
      /* What was written last is a revision of its own before anything replaces it. */
      await session.saver.flush();
      return source.restore(session.pageId, revision, session.saver.store.get().base.revision);
    },
    onSuccess: async () => {
      await client.refetchQueries({ queryKey: pageQuery(source, session.pageId).queryKey });
      notify({ severity: 'success', summary: t('history.restored') });
      onClose();
    },
  });
  return (
    <div className={classes.comparison}>
      <div className={classes.title}>
        <h2 ref={heading} tabIndex={-1}>
          {since ? t('history.sinceMoment', { moment: moment(since) }) : t('history.since')}
        </h2>
        <span className={classes.acts}>
          {mayWrite && revision !== current && (
            <Button size="small" busy={restore.isPending} onClick={() => restore.mutate()}>
              <Icon of={IconHistory} size={16} />
              {t('history.restore')}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={onClose}>
            <Icon of={IconX} size={16} />
            {t('history.back')}
          </Button>
        </span>
      </div>
      <p className={classes.by}>{t('history.restoreHint')}</p>
      <QueryView
        query={comparison}
        isEmpty={(blocks) => blocks.every(({ change }) => change === 'same')}
        empty={
          <p className={classes.same} role="status">
            {t('history.same')}
          </p>
        }
      >
        {(blocks) => (
          <ol className={classes.cards}>
            {blocks
              .filter(({ change }) => change !== 'same')
              .map((block) => (
                <li key={`${block.block_id} ${block.change}`} className={classes.card}>
                  <BlockDiff block={block} />
                </li>
              ))}
          </ol>
        )}
      </QueryView>
    </div>
  );
};
