import { EmptyState, Page, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { clock } from '@/shared/text/moments';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type Asked, followingQuery, readingsQuery, type StatsBooklet, statsBookletsQuery } from './api';
import { BreakdownPart } from './BreakdownPart';
import { CoveragePart } from './CoveragePart';
import { FollowingParts } from './Following';
import { MonthsPart } from './MonthsPart';
import { ReadingsParts } from './ReadingsParts';
import { ReceiptsPart } from './ReceiptsPart';
import classes from './Stats.module.css';
import { StatsFilters } from './StatsFilters';
import { UnclearPart } from './UnclearPart';
import { useNumbers } from './useNumbers';
import { useStatsSearch } from './useStatsSearch';

const useFigures = (asked: Asked) => {
  const { t } = useTranslation('stats');
  const { whole, share } = useNumbers();
  const readings = useQuery(readingsQuery(asked)).data;
  const following = useQuery(followingQuery(asked)).data;
  const opened = readings && {
    name: t('figures.opened'),
    text: whole(readings.opened),
    note: t('figures.before', { number: whole(readings.before) }),
  };
  const funnel = following?.funnel;
  const median = following?.delays?.median ?? null;
  const earlier = following?.before;
  const before = (number: string | undefined) => (number === undefined ? '' : t('figures.before', { number }));
  const ofPeople = funnel
    ? [
        {
          name: t('figures.people'),
          text: whole(funnel.opened),
          note: before(earlier ? whole(earlier.opened) : undefined),
        },
        {
          name: t('figures.share'),
          text: share(funnel.acknowledged, funnel.invited),
          note: before(earlier ? share(earlier.acknowledged, earlier.invited) : undefined),
        },
        {
          name: t('figures.median'),
          text: median === null ? t('figures.unknown') : t('figures.days', { count: median }),
        },
        {
          name: t('figures.acknowledged'),
          text: whole(funnel.acknowledged),
          note: before(earlier ? whole(earlier.acknowledged) : undefined),
        },
      ]
    : [];
  return [...(opened ? [opened] : []), ...ofPeople].map((figure) => ({ note: '', ...figure }));
};

/** The figures of readings, then those of people: never both in one. */
const Figures = ({ asked }: { asked: Asked }) => {
  const figures = useFigures(asked);
  if (figures.length === 0) return null;
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, text, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={classes.figure}>{text}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
};

const Nothing = () => {
  const { t } = useTranslation('stats');
  return (
    <EmptyState
      title={t('none.title')}
      action={
        <LinkButton look="primary" to={paths.booklets}>
          {t('none.action')}
        </LinkButton>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
};

const useLead = (booklets: readonly StatsBooklet[] | undefined, asked: Asked) => {
  const { t } = useTranslation('stats');
  const locale = useLocale();
  const timezone = useSignedInUser().company?.timezone;
  const at = useQuery(readingsQuery(asked)).data?.at;
  const time = at ? t('at', { time: clock(new Date(at), locale, timezone) }) : '';
  return booklets && t('lead', { count: booklets.length, at: time }).trim();
};

const Statistics = () => {
  const { t } = useTranslation('stats');
  const { asked } = useStatsSearch();
  const query = useQuery(statsBookletsQuery);
  return (
    <Page title={t('title')} lead={useLead(query.data, asked)}>
      <QueryView query={query} isEmpty={(booklets) => booklets.length === 0} empty={<Nothing />}>
        {(booklets) => (
          <div className={classes.parts}>
            <StatsFilters booklets={booklets} />
            <Figures asked={asked} />
            <FollowingParts asked={asked}>
              <BreakdownPart asked={asked} />
              <ReceiptsPart asked={asked} />
            </FollowingParts>
            <MonthsPart asked={asked} />
            <ReadingsParts asked={asked} />
            <div className={classes.pair}>
              <UnclearPart asked={asked} />
              <CoveragePart booklets={booklets.filter(({ id }) => !asked.booklet || id === asked.booklet)} />
            </div>
          </div>
        )}
      </QueryView>
    </Page>
  );
};

/** /tableau-bord/statistiques: what became of the booklets, of people and of devices apart. */
export const StatsPage = () => {
  const { t } = useTranslation('stats');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.read_statistics ? <Statistics /> : <RefusedPage title={t('title')} />;
};
