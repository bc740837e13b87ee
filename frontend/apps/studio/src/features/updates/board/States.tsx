import { QueryView, Skeleton, StatusTag, type ViewableQuery } from '@livretier/ui';
import { IconAlertTriangle, IconCheck, IconGitMerge } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItems } from '@/shared/MoreItems';
import { paths } from '@/shared/paths';
import { type ProposalLine, proposalsQuery, type Release, type State } from '../api';
import classes from './Board.module.css';
import { Rows } from './Rows';
import type { Ticked } from './useTicked';

const looks = {
  conflict: [IconAlertTriangle, 'danger'],
  adapted: [IconGitMerge, 'warning'],
  ready: ['dot', 'success'],
} as const;

type Open = keyof typeof looks;
type Lines = ViewableQuery<ProposalLine[]>;

type GroupProps = { state: Open; text?: string; count: number; query: Lines; beside?: ReactNode; ticked?: Ticked };

/** Booklets in the same state, under its name. */
const Group = ({ state, text, count, query, beside, ticked }: GroupProps) => {
  const { t } = useTranslation('updates');
  const [shape, tone] = looks[state];
  if (count === 0 && !query.data?.length) return null;
  return (
    <section aria-labelledby={`updates-${state}`}>
      <div className={classes.group}>
        <h3 id={`updates-${state}`}>
          <StatusTag shape={shape} tone={tone}>
            {t(`group.${state}.name`)}
          </StatusTag>
        </h3>
        <span className={classes.quiet}>{text ?? t(`group.${state}.text`)}</span>
        {beside}
      </div>
      <QueryView query={query} skeleton={<Skeleton shape="rows" lines={Math.min(count, 4)} />}>
        {(lines) => <Rows lines={lines} {...(ticked && { ticked: ticked.set, onTick: ticked.toggle })} />}
      </QueryView>
    </section>
  );
};

/** Where the same is asked in several booklets, one answer does for all of them. */
const Once = ({ release: { shared }, lines }: { release: Release; lines: readonly ProposalLine[] }) => {
  const { t } = useTranslation('updates');
  const [first] = shared;
  const asked = first && lines.find(({ id }) => id === first.proposal);
  if (!(first && asked)) return null;
  return (
    <Link
      className={classes.once}
      to={paths.coreUpdate}
      params={{ id: asked.booklet.id, proposal: asked.id }}
      search={{ bloc: first.unit }}
    >
      {t('group.once', { count: first.booklets })}
    </Link>
  );
};

const ended = ['adopted', 'partly_adopted', 'refused'] as const satisfies readonly State[];

/** How it ended elsewhere: asked for when somebody unfolds it. */
const Ended = ({ release, state, count }: { release: string; state: (typeof ended)[number]; count: number }) => {
  const { t } = useTranslation('updates');
  const [open, setOpen] = useState(false);
  const query = useInfiniteQuery({ ...proposalsQuery({ release, state }, 50), enabled: open });
  return (
    <details className={classes.ended} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t(`shares.${state}`, { count })}</summary>
      {open && (
        <QueryView query={query} skeleton={<Skeleton shape="rows" lines={Math.min(count, 4)} />}>
          {(lines) => (
            <MoreItems
              label={t('board.moreBooklets')}
              count={lines.length}
              more={query.hasNextPage}
              busy={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            >
              <Rows lines={lines} />
            </MoreItems>
          )}
        </QueryView>
      )}
    </details>
  );
};

type Props = { release: Release; lists: Record<Open, Lines>; ticked: Ticked };

/** What clashes, what is to be examined, what is ready, and how it ended for the others. */
export const States = ({ release, lists, ticked }: Props) => {
  const { t } = useTranslation('updates');
  const { counts, id } = release;
  const once = <Once release={release} lines={[...(lists.adapted.data ?? []), ...(lists.conflict.data ?? [])]} />;
  const isOpen = counts.conflict + counts.adapted + counts.ready > 0;
  return (
    <>
      {!isOpen && (
        <p className={classes.calm}>
          <StatusTag shape={IconCheck} tone="success">
            {t('group.calm')}
          </StatusTag>
        </p>
      )}
      <Group
        state="conflict"
        count={counts.conflict}
        query={lists.conflict}
        {...(release.policy === 'locked' && { text: t('group.locked') })}
      />
      <Group state="adapted" count={counts.adapted} query={lists.adapted} beside={once} />
      <Group state="ready" count={counts.ready} query={lists.ready} ticked={ticked} />
      {ended
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <Ended key={state} release={id} state={state} count={counts[state]} />
        ))}
    </>
  );
};
