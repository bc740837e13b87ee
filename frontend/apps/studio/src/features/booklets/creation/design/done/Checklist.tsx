import { Button, Dialog, Icon, StatusTag } from '@livretier/ui';
import {
  IconAccessible,
  IconAddressBook,
  IconAlertTriangle,
  IconCheck,
  IconFileText,
  IconGavel,
  IconLanguage,
  IconUserStar,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookletOut, bookletKey, type Checks } from '@/features/booklets/api';
import { CoverageGrid, goalLink, usePointText } from '@/features/booklets/booklet';
import { LinkButton } from '@/shared/LinkButton';
import classes from './Done.module.css';
import { useTopicText } from './useTopicText';

const looks = {
  ready: { shape: IconCheck, tone: 'success' },
  to_improve: { shape: 'half-dot', tone: 'warning' },
  blocking: { shape: IconAlertTriangle, tone: 'danger' },
} as const;

const StateTag = ({ state }: Pick<Checks['topics'][number], 'state'>) => {
  const { t } = useTranslation('look');
  return <StatusTag {...looks[state]}>{t(`states.${state}`)}</StatusTag>;
};

type Topic = Checks['topics'][number];

const goals = {
  values: 'values',
  languages: 'languages',
  managers: 'managers',
  content: 'chapters',
} as const;

type TopicActProps = { booklet: string; topic: Topic; onGrid: () => void };

/** The way to a topic; faults of accessibility have a way each. */
const TopicAct = ({ booklet, topic: { topic, state }, onGrid }: TopicActProps) => {
  const { t } = useTranslation('look');
  const look = state === 'ready' ? 'quiet' : 'default';
  if (topic === 'grid')
    return (
      <Button size="small" look={look} onClick={onGrid}>
        {t('topics.grid.act')}
      </Button>
    );
  if (topic === 'accessibility') return <span />;
  return (
    <LinkButton
      {...goalLink(booklet, { goal: goals[topic], page: null, block: null })}
      size="small"
      look={look}
      aria-label={t('checks.actOn', { act: t(`topics.${topic}.act`), name: t(`topics.${topic}.name`) })}
    >
      {t(`topics.${topic}.act`)}
    </LinkButton>
  );
};

type PointsProps = { booklet: string; points: Checks['points'] };

/** What was found of a topic, each a way to where it is put right; folded, because there may be many. */
const Points = ({ booklet, points }: PointsProps) => {
  const { t } = useTranslation('look');
  const say = usePointText();
  const blocks = points.some(({ severity }) => severity === 'blocking');
  return (
    <details className={classes.points} open={blocks && points.length <= 5}>
      <summary>{t('checks.points', { count: points.length })}</summary>
      <ul>
        {points.map((point, place) => {
          const { text, place: where } = say(point);
          return (
            <li key={String(place)} data-severity={point.severity}>
              <Link {...goalLink(booklet, point)}>{text}</Link>
              {where && <span> {where}</span>}
            </li>
          );
        })}
      </ul>
    </details>
  );
};

type GridDialogProps = { booklet: BookletOut; onClose: () => void };

/** Which obligations are covered by which pages, over the step. */
const GridDialog = ({ booklet, onClose }: GridDialogProps) => {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: bookletKey(booklet.id) });
  return (
    <Dialog opened wide="very" maximizable title={booklet.name} onClose={onClose}>
      <CoverageGrid bookletId={booklet.id} mayWrite={booklet.abilities.build} onChange={refresh} />
    </Dialog>
  );
};

const icons = {
  grid: IconGavel,
  accessibility: IconAccessible,
  values: IconAddressBook,
  languages: IconLanguage,
  managers: IconUserStar,
  content: IconFileText,
};

type TopicLineProps = { booklet: BookletOut; state: Checks['topics'][number]; points: Checks['points'] };

/** One topic: what was found, whether it is enough, and where it is put right. */
const TopicLine = ({ booklet, state: topic, points }: TopicLineProps) => {
  const { t } = useTranslation('look');
  const text = useTopicText();
  const [grid, setGrid] = useState(false);
  return (
    <li className={classes.topic}>
      <span className={classes.sign} data-state={topic.state}>
        <Icon of={icons[topic.topic]} size={20} />
      </span>
      <span className={classes.topicWords}>
        <strong>{t(`topics.${topic.topic}.name`)}</strong>
        <span>{text(topic)}</span>
      </span>
      <StateTag state={topic.state} />
      <TopicAct booklet={booklet.id} topic={topic} onGrid={() => setGrid(true)} />
      {points.length > 0 && topic.topic !== 'grid' && <Points booklet={booklet.id} points={points} />}
      {grid && <GridDialog booklet={booklet} onClose={() => setGrid(false)} />}
    </li>
  );
};

type Props = { booklet: BookletOut; checks: Checks };

/** What is ready and what is not, topic by topic, each with the way to it. */
export const Checklist = ({ booklet, checks: { topics, points } }: Props) => {
  const { t } = useTranslation('look');
  const count = (state: Checks['topics'][number]['state']) => topics.filter((topic) => topic.state === state).length;
  return (
    <section aria-label={t('checks.title')}>
      <div className={classes.listHead}>
        <h2>{t('checks.title')}</h2>
        <p>
          {[
            t('checks.ready', { count: count('ready') }),
            t('checks.toImprove', { count: count('to_improve') }),
            t('checks.blocking', { count: count('blocking') }),
          ].join(', ')}
        </p>
      </div>
      <ul className={classes.topics}>
        {topics.map((topic) => (
          <TopicLine
            key={topic.topic}
            booklet={booklet}
            state={topic}
            points={points.filter((point) => point.topic === topic.topic)}
          />
        ))}
      </ul>
    </section>
  );
};
