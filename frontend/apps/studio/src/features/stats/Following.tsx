import { Columns, Funnel, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Asked, type Delays, type Funnel as FunnelFigures, followingQuery } from './api';
import type { Data } from './DataRows';
import { Part } from './Part';
import classes from './Stats.module.css';
import { useNumbers } from './useNumbers';

const steps = ['invited', 'opened', 'read', 'acknowledged'] as const;

const useSteps = () => {
  const { t } = useTranslation('stats');
  const { whole, share } = useNumbers();
  return (funnel: FunnelFigures) =>
    steps.map((key, place) => {
      const before = steps[place - 1];
      const apart = before ? funnel[before] - funnel[key] : funnel[key];
      return {
        key,
        label: t(`following.steps.${key}`),
        value: funnel[key],
        text: whole(funnel[key]),
        note: t(`following.notes.${key}`, { count: apart, number: whole(apart) }),
        ...(before && { share: share(funnel[key], funnel[before]) }),
      };
    });
};

const Notes = ({ funnel, booklets }: { funnel: FunnelFigures; booklets: number }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const { late, to_reread } = funnel;
  return (
    <p className={classes.note}>
      {t('following.of', { count: booklets })} {t('following.late', { count: late, number: whole(late) })}{' '}
      {to_reread > 0 && t('following.reread', { count: to_reread, number: whole(to_reread) })} {t('following.counted')}
    </p>
  );
};

const FunnelPart = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const stepsOf = useSteps();
  const query = useQuery(followingQuery(asked));
  const funnel = query.data?.funnel;
  const data: Data | undefined = funnel?.invited
    ? {
        headers: [t('following.step'), t('following.people'), t('following.ofBefore')],
        rows: [
          ...stepsOf(funnel).map(({ key, label, value, share }) => ({ key, cells: [label, value, share ?? ''] })),
          ...(['late', 'to_reread'] as const).map((key) => ({
            key,
            cells: [t(`following.steps.${key}`), funnel[key], ''],
          })),
        ],
      }
    : undefined;
  return (
    <Part title={t('following.title')} text={t('following.text')} data={data}>
      <QueryView query={query}>
        {(following) => {
          if (following === null) return <p>{t('following.reserved')}</p>;
          if (following.funnel === null) return <p>{t('following.few')}</p>;
          if (following.funnel.invited === 0) return <p>{t('following.nobody')}</p>;
          const { invited, opened, read, acknowledged } = following.funnel;
          const label = t('following.label', {
            invited: whole(invited),
            opened: whole(opened),
            read: whole(read),
            acknowledged: whole(acknowledged),
          });
          return (
            <>
              <Funnel label={label} steps={stepsOf(following.funnel)} />
              <Notes funnel={following.funnel} booklets={following.booklets} />
            </>
          );
        }}
      </QueryView>
    </Part>
  );
};

const useBuckets = () => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  return ({ buckets }: Delays) =>
    buckets.map(({ first, last, people }) => ({
      key: `${first}`,
      label: last === null ? t('delays.from', { first }) : t('delays.between', { first, last }),
      value: people,
      text: people === null ? t('masked') : whole(people),
    }));
};

const DelaysPart = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const bucketsOf = useBuckets();
  const query = useQuery(followingQuery(asked));
  const delays = query.data?.delays;
  if (query.error || !delays) return null; // the funnel says why
  const shown = bucketsOf(delays);
  const last = delays.buckets.findIndex((bucket) => bucket.last === delays.given && bucket.last !== null);
  const told = delays.median !== null && delays.ninety !== null;
  const data = {
    headers: [t('delays.delay'), t('delays.receipts')],
    rows: told ? shown.map(({ key, label, value, text }) => ({ key, cells: [label, value ?? text] })) : [],
  };
  const parts = shown.map(({ label, text }) => t('delays.part', { name: label, text })).join(', ');
  return (
    <Part title={t('delays.title')} text={t('delays.text')} data={data}>
      {told ? (
        <>
          <p className={classes.said}>
            {t('delays.median', { count: delays.median ?? 0 })} {t('delays.ninety', { count: delays.ninety ?? 0 })}{' '}
            {delays.due > 0 && t('delays.within', { within: whole(delays.within), due: whole(delays.due) })}
          </p>
          <Columns
            label={t('delays.label', { parts })}
            columns={shown}
            limit={last < 0 ? undefined : { behind: last + 1, name: t('delays.limit') }}
          />
        </>
      ) : (
        <p>{t('delays.few')}</p>
      )}
    </Part>
  );
};

/** The people who were handed a booklet: how far they are, and how long they took; beside it what is told of them besides. */
export const FollowingParts = ({ asked, children }: { asked: Asked; children: ReactNode }) => (
  <>
    <FunnelPart asked={asked} />
    <div className={classes.columns}>
      <DelaysPart asked={asked} />
      {children}
    </div>
  </>
);
