import type { Labels } from '../../labels/labels';
import type { Job, JobState } from './jobs';

export const stateWord = (state: JobState, labels: Labels) =>
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
