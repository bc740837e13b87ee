import { Button, Icon, notify, QueryView, StatusTag } from '@livretier/ui';
import { IconHistory, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Session, useEditing, useSaving } from '@/features/editor/session/context';
import { useMoment } from '@/features/editor/session/useMoment';
import { comparisonQuery, pageQuery, revisionsQuery } from '@/features/editor/source/queries';
import type { Revision } from '@/features/editor/source/types';
import { BlockDiff } from '@/shared/paper/BlockDiff';
import classes from './History.module.css';

/** A heading that takes the focus when what had it is gone: where a panel covers the page, one closes the other. */
const useFocusKept = <Element extends HTMLElement>() => {
  const heading = useRef<Element>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return heading;
};

type RevisionLineProps = { revision: Revision; newest: boolean; chosen: boolean; onChoose: () => void };

const tones = { saved: 'neutral', merged: 'info', set_aside: 'warning', restored: 'note', library: 'info' } as const;

const RevisionLine = ({ revision, newest, chosen, onChoose }: RevisionLineProps) => {
  const { t } = useTranslation('editor');
  const moment = useMoment();
  const { kind, by_name, created_at, words } = revision;
  return (
    <li>
      <button type="button" className={classes.line} aria-pressed={chosen} onClick={onChoose}>
        <strong>{moment(created_at)}</strong>
        <span className={classes.by}>{t('history.by', { name: by_name, count: words })}</span>
        {newest ? (
          <StatusTag shape="dot" tone="success">
            {t('history.newest')}
          </StatusTag>
        ) : (
          kind !== 'saved' && (
            <StatusTag shape="ring" tone={tones[kind]}>
              {t(`history.kinds.${kind}`)}
            </StatusTag>
          )
        )}
      </button>
    </li>
  );
};

type HistoryPanelProps = {
  session: Session;
  chosen: number | null;
  onChoose: (revision: number | null) => void;
  /** Other versions that there are. */
  children?: ReactNode;
};

/** What the page was before: every save of the last days, fewer of those before. */
export const HistoryPanel = ({ session, chosen, onChoose, children }: HistoryPanelProps) => {
  const { t } = useTranslation('editor');
  const { source } = useEditing();
  const heading = useFocusKept<HTMLHeadingElement>();
  const revisions = useQuery(revisionsQuery(source, session.pageId));
  const current = useSaving(session, ({ base }) => base.revision);
  const refresh = useEffectEvent(() => void revisions.refetch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save adds a line
  useEffect(() => refresh(), [current]);
  return (
    <section className={classes.panel} aria-label={t('history.title')}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('history.title')}
        </h2>
        {children}
        <p className={classes.by}>{t('history.lead')}</p>
      </div>
      <div className={classes.scroll}>
        <QueryView
          query={revisions}
          isEmpty={(list) => list.length === 0}
          empty={<p className={classes.empty}>{t('history.empty')}</p>}
        >
          {(list) => (
            <ol>
              {list.map((revision) => (
                <RevisionLine
                  key={revision.number}
                  revision={revision}
                  newest={revision.number === current}
                  chosen={revision.number === chosen}
                  onChoose={() => onChoose(revision.number === chosen ? null : revision.number)}
                />
              ))}
            </ol>
          )}
        </QueryView>
      </div>
    </section>
  );
};

type ComparisonProps = { session: Session; revision: number; onClose: () => void };

/** What changed since an earlier revision, and the way back to it. */
export const Comparison = ({ session, revision, onClose }: ComparisonProps) => {
  const { t } = useTranslation('editor');
  const client = useQueryClient();
  const heading = useFocusKept<HTMLHeadingElement>();
  const { source, mayRewrite } = useEditing();
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
          {mayRewrite && revision !== current && (
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
