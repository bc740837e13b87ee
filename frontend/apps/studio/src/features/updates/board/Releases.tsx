import { EmptyState, QueryView, Skeleton } from '@livretier/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { MoreItems } from '@/shared/MoreItems';
import { paths } from '@/shared/paths';
import { longDate } from '@/shared/text/dates';
import { type ReleaseLine, releasesQuery } from '../api';
import { ReasonTag } from '../ReasonTag';
import { useUpdateTexts } from '../useUpdateTexts';
import classes from './Board.module.css';
import { Shares } from './Shares';

/** One release: what it is, and how far it has come in the booklets for which one decides. */
const Line = ({ release }: { release: ReleaseLine }) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  const locale = useLocale();
  const { id, title, number, reason, note, effective_on, released_at, counts } = release;
  return (
    <li className={classes.release}>
      <div className={classes.what}>
        <h2>
          <Link to={paths.booklets} search={{ vue: 'socle', version: id }} data-row-opener>
            {t('board.release', { title, number })}
          </Link>{' '}
          <ReasonTag reason={reason} />
        </h2>
        <p>{note}</p>
        <p className={classes.quiet}>
          {t('board.released', { day: longDate(new Date(released_at), locale) })}{' '}
          {effective_on && t('proposal.effective', { day: texts.day(effective_on) })}
        </p>
      </div>
      <div>
        <Shares counts={counts} />
      </div>
    </li>
  );
};

/** The releases that reached the company, the newest first. */
export const Releases = () => {
  const { t } = useTranslation('updates');
  const query = useInfiniteQuery(releasesQuery());
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="rows" lines={4} />}
      isEmpty={(items) => items.length === 0}
      empty={<EmptyState title={t('board.none')}>{t('board.noneText')}</EmptyState>}
    >
      {(items) => (
        <MoreItems
          label={t('board.moreReleases')}
          count={items.length}
          more={query.hasNextPage}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        >
          <ul className={classes.releases}>
            {items.map((release) => (
              <Line key={release.id} release={release} />
            ))}
          </ul>
        </MoreItems>
      )}
    </QueryView>
  );
};
