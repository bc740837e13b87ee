import { IconAlertTriangle, IconCheck, IconPlayerPause, IconProgress, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import type { Labels } from '../../labels/labels';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Row } from '../Layout/Layout';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { StatusTag } from '../StatusTag/StatusTag';
import type { Job, JobState } from './jobs';
import classes from './ProgressTray.module.css';

/** What can be done with a job as it is now: a job without a callback does not offer it. */
const JobActions = ({ job, nameId }: { job: Job; nameId: string }) => {
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
    <Row gap={2} wrap className={classes.actions}>
      {buttons.map(({ label, act }) => (
        <Button key={label} size="small" onClick={act} aria-describedby={nameId}>
          {label}
        </Button>
      ))}
    </Row>
  );
};

const stateWord = (state: JobState, labels: Labels) =>
  ({
    running: labels.jobRunning,
    paused: labels.jobPaused,
    done: labels.jobDone,
    failed: labels.jobFailed,
    cancelled: labels.jobCancelled,
  })[state];

/** A start, an end or a failure, as a screen reader says it. */
export const newsOf = ({ name, state, counts }: Job, labels: Labels) =>
  [name, state === 'running' ? labels.jobStarted : stateWord(state, labels), state !== 'running' && counts]
    .filter(Boolean)
    .join(', ');

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
      <Row gap={3} lineGap={1} align="center" justify="between" wrap>
        <p id={nameId} className={classes.name}>
          {name}
        </p>
        <StatusTag shape={shape} tone={tone}>
          {stateWord(job.state, labels)}
        </StatusTag>
      </Row>
      {(job.state === 'running' || value !== undefined) && (
        <ProgressBar label={name} value={value} max={max} tone={bar} />
      )}
      {(counts || remaining) && (
        <Row as="p" gap={3} lineGap={1} align="center" justify="between" wrap className={classes.figures}>
          <span>{counts}</span>
          <span>{job.state === 'running' && remaining}</span>
        </Row>
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
