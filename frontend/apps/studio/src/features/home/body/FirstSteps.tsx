import { Button, Icon, QueryView, StitchProgress, VisuallyHidden } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stepPaths } from '@/features/booklets';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { firstStepsQuery, type FirstSteps as Steps, useDismissFirstSteps } from '../api';
import classes from './FirstSteps.module.css';

type Step = Steps['steps'][number]['step'];

/** Where a step is taken: in the booklet that leads to readers. */
const wayTo = (step: Step, booklet: Steps['booklet']) => {
  if (step === 'create' || !booklet) return { to: paths.creationName };
  const search = { livret: booklet.id };
  if (step === 'hand_over') return { to: paths.bookletParticipants, search };
  if (booklet.status === 'building') return { to: stepPaths[step === 'fill' ? 'values' : booklet.step], search };
  return step === 'fill' ? { to: paths.creationValues, search } : { to: paths.creationDone, search };
};

const Card = ({ steps, booklet }: Steps) => {
  const { t } = useTranslation('todo');
  const dismiss = useDismissFirstSteps();
  const done = steps.filter((one) => one.done).length;
  const next = steps.find((one) => !one.done);
  return (
    <section className={classes.card} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h2 id="first-steps">{t('steps.heading')}</h2>
        <Button look="quiet" size="small" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
          {t('steps.dismiss')}
        </Button>
      </div>
      <StitchProgress
        done={done}
        total={steps.length}
        label={t('steps.progress', { done, total: steps.length })}
        text={t('steps.short', { done, total: steps.length })}
      />
      <ol className={classes.steps}>
        {steps.map(({ step, done: isDone }) => (
          <li key={step} data-done={isDone || undefined} aria-current={step === next?.step ? 'step' : undefined}>
            <span className={classes.mark}>{isDone && <Icon of={IconCheck} size={14} />}</span>
            <div>
              <p className={classes.title}>
                {t(`steps.${step}.title`)}
                {isDone && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
              </p>
              {step === next?.step && (
                <>
                  <p className={classes.text}>{t(`steps.${step}.text`)}</p>
                  <LinkButton {...wayTo(step, booklet)} look="soft" size="small">
                    {t(`steps.${step}.act`)}
                  </LinkButton>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** The way from nothing to people who read; it leaves when all is done or when one knows it. */
export const FirstSteps = () => (
  <QueryView query={useQuery(firstStepsQuery)} skeleton={null} isEmpty={(steps) => steps === null}>
    {(steps) => steps && <Card {...steps} />}
  </QueryView>
);
