import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { StepMark } from './StepMark';
import classes from './Stepper.module.css';
import type { Step } from './step';

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
      <ol id={listId} className={classes.steps} data-unfolded={unfolded || undefined}>
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
      </ol>
    </nav>
  );
};
