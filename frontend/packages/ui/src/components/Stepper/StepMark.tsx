import { IconCheck } from '@tabler/icons-react';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Stepper.module.css';
import type { Step } from './step';

const Sign = ({ step, number }: { step: Step; number: number }) => {
  const labels = useLabels();
  if (step.state !== 'done') return step.icon ? <Icon of={step.icon} size={14} /> : number;
  return (
    <>
      <Icon of={IconCheck} size={14} />
      <VisuallyHidden>{labels.stepDone}</VisuallyHidden>
    </>
  );
};

export const StepMark = ({ step, number }: { step: Step; number: number }) => (
  <>
    <span className={classes.mark}>
      <Sign step={step} number={number} />
    </span>{' '}
    <span>{step.name}</span>
  </>
);
