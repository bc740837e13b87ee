import { Bars, FilterMenu, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isContract, useLanguageName } from '@/features/people';
import { paths } from '@/shared/paths';
import { type Asked, type Breakdown, breakdownQuery, followingQuery } from './api';
import { Part } from './Part';
import classes from './Stats.module.css';
import { type Dimension, dimensions } from './statsSearch';
import { useNumbers } from './useNumbers';
import { useStatsSearch } from './useStatsSearch';

type Row = Breakdown['rows'][number];

const useRowName = (by: Dimension) => {
  const { t } = useTranslation('stats');
  const { t: people } = useTranslation('people');
  const languageName = useLanguageName();
  return ({ label, others }: Row) => {
    if (others) return t('breakdown.others');
    if (!label) return t('breakdown.unknown');
    if (by === 'contract' && isContract(label)) return people(`contracts.${label}`);
    return by === 'language' ? languageName(label) : label;
  };
};

type ShownProps = { breakdown: Breakdown; by: Dimension; booklet: string | undefined };

const Shown = ({ breakdown, by, booklet }: ShownProps) => {
  const { t } = useTranslation('stats');
  const bars = useBars(by)(breakdown.rows);
  if (bars.length === 0) return <p>{t('breakdown.none')}</p>;
  const masked = bars.some(({ value }) => value === null);
  return (
    <>
      <Bars label={t('breakdown.label', { dimension: t(`breakdown.dimensions.${by}`) })} bars={bars} />
      {masked && (
        <p className={classes.note}>
          {t('breakdown.few')}{' '}
          {booklet && (
            <Link to={paths.bookletParticipants} search={{ livret: booklet, vue: 'registre' }}>
              {t('breakdown.register')}
            </Link>
          )}
        </p>
      )}
    </>
  );
};

const useBars = (by: Dimension) => {
  const { t } = useTranslation('stats');
  const { whole, share } = useNumbers();
  const nameOf = useRowName(by);
  return (rows: readonly Row[]) =>
    rows.map((row, place) => {
      const { people, acknowledged } = row;
      const figure =
        people === null || acknowledged === null
          ? t('masked')
          : t('breakdown.figure', {
              share: share(acknowledged, people),
              acknowledged: whole(acknowledged),
              people: whole(people),
            });
      return { key: `${place}`, label: nameOf(row), value: acknowledged, of: people ?? 1, text: figure };
    });
};

/** Who has acknowledged, by one thing at a time; nothing where nobody may be counted. */
export const BreakdownPart = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation('stats');
  const { search, filter } = useStatsSearch();
  const by = search.selon ?? 'site';
  const query = useQuery(breakdownQuery(asked, by));
  const following = useQuery(followingQuery(asked)).data;
  const nameOf = useRowName(by);
  if (query.data === null || !following?.funnel?.invited) return null; // the funnel says why
  const data = {
    headers: [t('breakdown.group'), t('breakdown.people'), t('breakdown.acknowledged')],
    rows: (query.data?.rows ?? []).map((row, place) => ({
      key: `${place}`,
      cells: [nameOf(row), row.people ?? t('masked'), row.acknowledged ?? t('masked')],
    })),
  };
  return (
    <Part
      title={t('breakdown.title')}
      data={data}
      actions={
        <FilterMenu
          label={t('breakdown.by')}
          value={by}
          choices={dimensions.map((value) => ({ value, label: t(`breakdown.dimensions.${value}`) }))}
          onChange={(selon) => filter({ selon: selon === 'site' ? undefined : selon })}
        />
      }
    >
      <QueryView query={query}>
        {(breakdown) => breakdown && <Shown breakdown={breakdown} by={by} booklet={asked.booklet} />}
      </QueryView>
    </Part>
  );
};
