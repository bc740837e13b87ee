import { Page, StepLink, Stepper } from '@livretier/ui';
import { createLink, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import classes from './Import.module.css';
import { type StepId, stepIds, stepsAt } from './steps';

const RouterStepLink = createLink(StepLink);

const Steps = ({ current }: { current: StepId }) => {
  const { t } = useTranslation('people');
  const { id = '' } = useParams({ strict: false });
  const steps = stepsAt(current).map((step) => ({
    ...step,
    name: t(`import.steps.${step.id}`),
    reachable: current === 'dryRun' && step.id === 'columns',
  }));
  const place = {
    number: stepIds.indexOf(current) + 1,
    count: stepIds.length,
    name: t(`import.steps.${current}`),
  };
  return (
    <Stepper
      label={t('import.steps.label')}
      summary={t('import.steps.summary', place)}
      steps={steps}
      renderLink={(_, content) => (
        <RouterStepLink to={paths.peopleImportOf} params={{ id }} search={{ colonnes: true }}>
          {content}
        </RouterStepLink>
      )}
    />
  );
};

type Props = {
  step: StepId;
  lead: string;
  actions?: ReactNode;
  /** What stands beside the work: what was recognised, what an import does. */
  aside?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** The frame of every step: where one is, the work, what helps beside it, what to do next. */
export const ImportFrame = ({ step, lead, actions, aside, foot, children }: Props) => {
  const { t } = useTranslation('people');
  return (
    <Page title={t('import.title')} lead={lead} actions={actions}>
      <div className={classes.steps}>
        <Steps current={step} />
      </div>
      <div className={classes.columns}>
        <div className={classes.work}>{children}</div>
        {aside && <aside className={classes.aside}>{aside}</aside>}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </Page>
  );
};
