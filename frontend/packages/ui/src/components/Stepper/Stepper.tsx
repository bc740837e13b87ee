import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { type Drawing, Icon } from '../Icon/Icon';
import { Row } from '../Layout/Layout';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Stepper.module.css';

/** A step to which one may go; the application gives it its router. */
export const StepLink = ({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...rest} className={classes.step}>
    {children}
  </a>
);

export type Step<Id extends string = string> = {
  id: Id;
  name: string;
  state: 'done' | 'current' | 'ahead';
  reachable?: boolean;
  /** In the place of the number: the flag of the last step. */
  icon?: Drawing;
};

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

const StepMark = ({ step, number }: { step: Step; number: number }) => (
  <>
    <span className={classes.mark}>
      <Sign step={step} number={number} />
    </span>{' '}
    <span>{step.name}</span>
  </>
);

type Props<Id extends string> = {
  label: string;
  /** Where one is, in words, where there is no room for the steps: « Étape 3 sur 10 : Structure ». */
  summary: string;
  steps: readonly Step<Id>[];
  /** A link to a reachable step: `StepLink`, or the router's link made from it. */
  renderLink: (step: Step<Id>, content: ReactNode) => ReactNode;
};

/** Where one is in a sequence, with the way back; on a phone the steps unfold below one line. */
export const Stepper = <Id extends string>({ label, summary, steps, renderLink }: Props<Id>) => {
  const listId = useId();
  const [unfoldedAt, setUnfoldedAt] = useState<Id>();
  const current = steps.find(({ state }) => state === 'current')?.id;
  const unfolded = unfoldedAt !== undefined && unfoldedAt === current;
  return (
    <nav className={classes.stepper} aria-label={label}>
      <button
        type="button"
        className={classes.summary}
        aria-expanded={unfolded}
        aria-controls={listId}
        onClick={() => setUnfoldedAt(unfolded ? undefined : current)}
      >
        {summary}
        <Icon of={IconChevronDown} />
      </button>
      <Row as="ol" align="start" id={listId} className={classes.steps} data-unfolded={unfolded || undefined}>
        {steps.map((step, index) => {
          const content = <StepMark step={step} number={index + 1} />;
          return (
            <li key={step.id} className={classes.item} data-state={step.state}>
              {step.reachable && step.state !== 'current' ? (
                renderLink(step, content)
              ) : (
                <span className={classes.step} aria-current={step.state === 'current' ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </Row>
    </nav>
  );
};
