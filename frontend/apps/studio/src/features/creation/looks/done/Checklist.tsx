import { useTranslation } from 'react-i18next';
import type { BookletOut, Checks } from '../../../../shared/booklet/queries';
import classes from './Done.module.css';
import { TopicLine } from './TopicLine';

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
