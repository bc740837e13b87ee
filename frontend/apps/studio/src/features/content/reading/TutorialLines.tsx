import { Icon } from '@livretier/ui';
import { IconCircleCheckFilled, IconFileText, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TutorialLine } from '../api/tutorials';
import classes from './TutorialLines.module.css';

type Props = {
  labelledBy: string;
  tutorials: readonly TutorialLine[];
  /** What opens one: a link, or a button. */
  opener: (tutorial: TutorialLine) => ReactNode;
};

const signOf = ({ is_done, has_video }: TutorialLine) => {
  if (is_done) return IconCircleCheckFilled;
  return has_video ? IconPlayerPlay : IconFileText;
};

/** Tutorials, one line each: what it is, whether it is done, how long it takes. */
export const TutorialLines = ({ labelledBy, tutorials, opener }: Props) => {
  const { t } = useTranslation('content');
  return (
    <ul className={classes.list} aria-labelledby={labelledBy}>
      {tutorials.map((one) => (
        <li key={one.id} data-done={one.is_done || undefined}>
          <Icon of={signOf(one)} />
          <span className={classes.title}>{opener(one)}</span>
          <span className={classes.time}>
            {one.is_done ? t('tutorials.isDone') : t('minutes', { count: one.minutes })}
          </span>
        </li>
      ))}
    </ul>
  );
};
