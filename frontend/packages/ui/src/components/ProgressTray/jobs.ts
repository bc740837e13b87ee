import { createStore } from '../../store/store';

export type JobState = 'running' | 'paused' | 'done' | 'failed' | 'cancelled';

/** One thing that did not work: « Ligne 14 : l’adresse est incomplète. », and what to do about it. */
export type JobFailure = { what: string; fix: string };

export type JobDetails = {
  name: string;
  /** How far it is, of `max`; unknown while nobody can tell. */
  value?: number | undefined;
  max?: number | undefined;
  /** « 124 adresses sur 186 ». */
  counts?: string | undefined;
  /** « encore 2 minutes environ ». */
  remaining?: string | undefined;
  failures?: readonly JobFailure[] | undefined;
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
};

export type Job = JobDetails & { id: number; state: JobState };

type State = {
  jobs: readonly Job[];
  /** The last thing worth interrupting a screen reader's user for: a start, an end or a failure. */
  news: { serial: number; job: Job } | null;
};

export const jobStore = createStore<State>({ jobs: [], news: null });
let lastId = 0;

const hasEnded = (state: JobState) => state !== 'running' && state !== 'paused';

const isNews = (before: JobState, after: JobState) => before !== after && (hasEnded(before) || hasEnded(after));

const announce = (job: Job) => ({ serial: (jobStore.get().news?.serial ?? 0) + 1, job });

/** Show long work in the tray, from anywhere. Gives the number by which to tell how far it is. */
export const startJob = (details: JobDetails) => {
  lastId += 1;
  const job: Job = { ...details, id: lastId, state: 'running' };
  jobStore.set({ jobs: [...jobStore.get().jobs, job], news: announce(job) });
  return lastId;
};

/** How far it is now, or how it ended. What is not told stays as it was. */
export const updateJob = (id: number, changes: Partial<JobDetails> & { state?: JobState }) => {
  const { jobs, news } = jobStore.get();
  const before = jobs.find((job) => job.id === id);
  if (!before) return;
  const after = { ...before, ...changes };
  jobStore.set({
    jobs: jobs.map((job) => (job === before ? after : job)),
    news: isNews(before.state, after.state) ? announce(after) : news,
  });
};

const keepJobs = (isKept: (job: Job) => boolean) => {
  const { jobs, news } = jobStore.get();
  jobStore.set({ jobs: jobs.filter(isKept), news });
};

export const removeJob = (id: number) => keepJobs((job) => job.id !== id);

/** Clear the tray of what has ended. */
export const clearEndedJobs = () => keepJobs(({ state }) => !hasEnded(state));
