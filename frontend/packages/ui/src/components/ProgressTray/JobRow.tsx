import { IconAlertTriangle, IconCheck, IconPlayerPause, IconProgress, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useLabels } from '../../labels/useLabels';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { StatusTag } from '../StatusTag/StatusTag';
import { JobActions } from './JobActions';
import type { Job } from './jobs';
import { stateWord } from './jobWords';
import classes from './ProgressTray.module.css';

const looks = {
  running: { shape: IconProgress, tone: 'info', bar: 'default' },
  paused: { shape: IconPlayerPause, tone: 'neutral', bar: 'default' },
  done: { shape: IconCheck, tone: 'success', bar: 'success' },
  failed: { shape: IconAlertTriangle, tone: 'danger', bar: 'danger' },
  cancelled: { shape: IconX, tone: 'neutral', bar: 'default' },
} as const;

export const JobRow = ({ job }: { job: Job }) => {
  const labels = useLabels();
  const nameId = useId();
  const { shape, tone, bar } = looks[job.state];
  const { name, value, max, counts, remaining, failures = [] } = job;
  return (
    <li className={classes.job}>
      <div className={classes.line}>
        <p id={nameId} className={classes.name}>
          {name}
        </p>
        <StatusTag shape={shape} tone={tone}>
          {stateWord(job.state, labels)}
        </StatusTag>
      </div>
      {(job.state === 'running' || value !== undefined) && (
        <ProgressBar label={name} value={value} max={max} tone={bar} />
      )}
      {(counts || remaining) && (
        <p className={classes.figures}>
          <span>{counts}</span>
          <span>{job.state === 'running' && remaining}</span>
        </p>
      )}
      {failures.length > 0 && (
        <details className={classes.failures}>
          <summary>
            {labels.jobFailures} <span className={classes.count}>{failures.length}</span>
          </summary>
          <ul>
            {failures.map(({ what, fix }) => (
              <li key={what}>
                <strong>{what}</strong> {fix}
              </li>
            ))}
          </ul>
        </details>
      )}
      <JobActions job={job} nameId={nameId} />
    </li>
  );
};
