import { Icon } from '@livretier/ui';
import {
  IconAccessible,
  IconAddressBook,
  IconFileText,
  IconGavel,
  IconLanguage,
  IconRosetteDiscountCheck,
  IconUserStar,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut, Checks } from '../../../../shared/booklet/queries';
import classes from './Done.module.css';
import { GridDialog } from './GridDialog';
import { Points } from './Points';
import { StateTag } from './StateTag';
import { TopicAct } from './TopicAct';
import { useTopicText } from './useTopicText';

const icons = {
  grid: IconGavel,
  accessibility: IconAccessible,
  values: IconAddressBook,
  languages: IconLanguage,
  managers: IconUserStar,
  receipt: IconRosetteDiscountCheck,
  content: IconFileText,
};

type Props = { booklet: BookletOut; state: Checks['topics'][number]; points: Checks['points'] };

/** One topic: what was found, whether it is enough, and where it is put right. */
export const TopicLine = ({ booklet, state: topic, points }: Props) => {
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
