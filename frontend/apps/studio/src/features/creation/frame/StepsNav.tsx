import { StepLink, Stepper } from '@livretier/ui';
import { IconFlag } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import { type StepId, stepIds } from '../step';
import { stepPaths, stepsAt } from '../steps';

const RouterStepLink = createLink(StepLink);

type Props = { current: StepId; booklet: BookletOut | undefined };

/** The ten steps; those that were reached once are links. */
export const StepsNav = ({ current, booklet }: Props) => {
  const { t } = useTranslation('creation');
  const steps = stepsAt(current, booklet).map((step) => ({
    ...step,
    name: t(`steps.${step.id}`),
    ...(step.id === 'done' && { icon: IconFlag }),
  }));
  const place = { number: stepIds.indexOf(current) + 1, count: stepIds.length, name: t(`steps.${current}`) };
  return (
    <Stepper
      label={t('frame.steps')}
      summary={t('frame.summary', place)}
      steps={steps}
      renderLink={({ id }, content) => (
        <RouterStepLink to={stepPaths[id]} search={{ livret: booklet?.id }}>
          {content}
        </RouterStepLink>
      )}
    />
  );
};
