import { Button, ProgressBar, QueryView, Skeleton, StatusTag } from '@livretier/ui';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import { batchQuery, isWaiting, type ProposalLine, useRefreshUpdates } from '../api';
import classes from './Board.module.css';

const looks = {
  waiting: [IconClock, 'neutral'],
  done: [IconCheck, 'success'],
  left: [IconAlertTriangle, 'warning'],
} as const;

const Result = ({ line: { id, booklet, batch_state } }: { line: ProposalLine }) => {
  const { t } = useTranslation('updates');
  const state = batch_state ?? 'done';
  const [shape, tone] = looks[state];
  return (
    <li className={classes.result}>
      <StatusTag shape={shape} tone={tone}>
        {t(`batch.${state}`)}
      </StatusTag>
      <Link to={paths.coreUpdate} params={{ id: booklet.id, proposal: id }}>
        {booklet.name}
      </Link>
    </li>
  );
};

/** What became of each of many, as it goes. */
export const BatchResult = ({ batch, onClose }: { batch: string; onClose: () => void }) => {
  const { t } = useTranslation('updates');
  const query = useQuery(batchQuery(batch));
  const refresh = useRefreshUpdates();
  const lines = query.data ?? [];
  const waiting = lines.filter(isWaiting).length;
  const ended = query.data !== undefined && waiting === 0;
  const settle = useEffectEvent(() => void refresh(lines.map(({ booklet }) => booklet.id)));
  useEffect(() => {
    if (ended) settle();
  }, [ended]);
  const left = lines.filter(({ batch_state }) => batch_state === 'left').length;
  return (
    <section className={classes.batch} aria-labelledby="updates-batch">
      <div className={classes.group}>
        <h2 id="updates-batch">{t('batch.title')}</h2>
        <p role="status">
          {query.data &&
            (waiting > 0
              ? t('batch.going', { done: lines.length - waiting, count: lines.length })
              : `${t('batch.ended', { count: lines.length - left })} ${left > 0 ? t('batch.leftOver', { count: left }) : ''}`)}
        </p>
        <Button size="small" look="quiet" onClick={onClose}>
          {t('batch.close')}
        </Button>
      </div>
      {waiting > 0 && <ProgressBar label={t('batch.title')} value={(100 * (lines.length - waiting)) / lines.length} />}
      <QueryView query={query} skeleton={<Skeleton shape="rows" lines={3} />}>
        {(shown) => (
          <ul className={classes.results}>
            {shown.map((line) => (
              <Result key={line.id} line={line} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
};
