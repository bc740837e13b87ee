import { Button } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { goalLink } from '../../../../shared/booklet/goalLink';
import type { Checks } from '../../../../shared/booklet/queries';
import { LinkButton } from '../../../../shared/LinkButton';

type Topic = Checks['topics'][number];

const goals = {
  values: 'values',
  languages: 'languages',
  managers: 'managers',
  receipt: 'advanced',
  content: 'chapters',
} as const;

type Props = { booklet: string; topic: Topic; onGrid: () => void };

/** The way to a topic; faults of accessibility have a way each. */
export const TopicAct = ({ booklet, topic: { topic, state }, onGrid }: Props) => {
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
