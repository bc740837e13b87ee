import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import type { Job } from './jobs';
import classes from './ProgressTray.module.css';

/** What can be done with a job as it is now: a job without a callback does not offer it. */
export const JobActions = ({ job, nameId }: { job: Job; nameId: string }) => {
  const labels = useLabels();
  const { state, failures = [] } = job;
  const underWay = state === 'running' || state === 'paused';
  const offered = [
    { label: labels.pause, act: state === 'running' && job.onPause },
    { label: labels.resume, act: state === 'paused' && job.onResume },
    { label: labels.retry, act: (state === 'failed' || (state === 'done' && failures.length > 0)) && job.onRetry },
    { label: labels.cancel, act: underWay && job.onCancel },
  ];
  const buttons = offered.flatMap(({ label, act }) => (act ? [{ label, act }] : []));
  if (buttons.length === 0) return null;
  return (
    <div className={classes.actions}>
      {buttons.map(({ label, act }) => (
        <Button key={label} size="small" onClick={act} aria-describedby={nameId}>
          {label}
        </Button>
      ))}
    </div>
  );
};
