import { ApiError, NetworkError } from '@livretier/api';
import { kindOf, problemOf } from './rules';
import { PartLost, PartRefused } from './server';
import type { Problem, UploadItem, UploadOptions } from './types';

const passing = new Set([408, 425, 429]);
const triesWhenAnswered = 6;

type Verdict = { next: 'wait' } | { next: 'restart' } | { next: 'refuse'; problem: Problem; retriable: boolean };

const isPassing = (error: unknown) =>
  error instanceof PartRefused || (error instanceof ApiError && (error.status >= 500 || passing.has(error.status)));

/** What to make of a failure. A lost network is waited for, however long; an answer that does not change is not. */
export const verdictOf = (error: unknown, { tries, started }: { tries: number; started: boolean }): Verdict => {
  if (error instanceof NetworkError || error instanceof PartLost) return { next: 'wait' };
  if (isPassing(error) && tries < triesWhenAnswered) return { next: 'wait' };
  if (!(error instanceof ApiError) || isPassing(error))
    return { next: 'refuse', problem: { code: 'unreachable' }, retriable: true };
  /* The server has forgotten it: too long ago. */
  if (error.status === 404 && started) return { next: 'restart' };
  /* Every part has left and some did not arrive: they are asked for again. */
  if (error.status === 409 && started && tries < triesWhenAnswered) return { next: 'wait' };
  const sentence = error.sentences.join(' ');
  const problem: Problem = sentence ? { code: 'server', sentence } : { code: 'unreachable' };
  /* What the state of things forbids, such as a full quota, may be allowed later; what the file is does not change. */
  return { next: 'refuse', problem, retriable: error.status === 409 || error.status === 401 };
};

const window = 8_000;

/** How fast bytes leave, seen over the last seconds. */
export const createPace = () => {
  let seen: { at: number; bytes: number }[] = [];
  return {
    note: (bytes: number, at: number) => {
      if (bytes <= 0) return;
      seen = [...seen.filter((moment) => at - moment.at < window), { at, bytes }];
    },
    /** Seconds until so many bytes have left, or null when none has to, or while nobody can tell. */
    secondsFor: (bytes: number, now: number) => {
      const recent = seen.filter(({ at }) => now - at < window);
      const [first] = recent;
      if (bytes === 0 || !first || now - first.at < 1_000) return null;
      const left = recent.reduce((sum, moment) => sum + moment.bytes, 0);
      return (bytes * (now - first.at)) / left / 1_000;
    },
    forget: () => {
      seen = [];
    },
  };
};

/** What is known of a file besides what screens show. */
export type Work = {
  key: number;
  file: File;
  options: UploadOptions;
  uploadId?: string | undefined;
  /** How often it failed since something last arrived. */
  tries: number;
  /** Gives up what it does now. */
  controller: AbortController;
  /** What it did before: two of its runs never overlap. */
  last: Promise<unknown>;
};

/** Whether the device still gives the file: it may have been moved or deleted meanwhile. */
export const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

export const newWork = (key: number, file: File, options: UploadOptions): Work => ({
  key,
  file,
  options,
  tries: 0,
  controller: new AbortController(),
  last: Promise.resolve(),
});

/** A file as it is first shown: waiting, or refused at once. */
export const newItem = (key: number, file: File): UploadItem => {
  const problem = problemOf(file);
  return {
    key,
    name: file.name,
    size: file.size,
    kind: kindOf(file.name),
    sent: 0,
    state: problem ? 'refused' : 'waiting',
    problem,
    retriable: false,
    fileId: null,
  };
};
