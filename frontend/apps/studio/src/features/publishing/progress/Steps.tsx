import { Icon, VisuallyHidden } from '@livretier/ui';
import { IconCheck, IconLoader2, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Publication } from '../types';
import classes from './Progress.module.css';
import { type StepState, stepsOf } from './steps';
import { useStepText } from './useStepText';

const drawings = { done: IconCheck, current: IconLoader2, failed: IconX } as const;

const Mark = ({ state, number }: { state: StepState; number: number }) => (
  <span className={classes.mark} aria-hidden="true">
    {state === 'waiting' ? number : <Icon of={drawings[state]} size={15} />}
  </span>
);

/** How a version is made, one step after the other. */
export const Steps = ({ publication, first }: { publication: Publication; first: boolean }) => {
  const { t } = useTranslation('publishing');
  const say = useStepText(publication, first);
  return (
    <ol className={classes.steps}>
      {stepsOf(publication).map(({ name, state }, index) => (
        <li
          key={name}
          className={classes.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Mark state={state} number={index + 1} />
          <span className={classes.words}>
            <strong>
              <VisuallyHidden>{t(`progress.state.${state}`)} </VisuallyHidden>
              {say(name).title}
            </strong>
            <span>{say(name).text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
};
