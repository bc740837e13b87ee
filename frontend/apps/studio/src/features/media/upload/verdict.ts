import { ApiError, NetworkError } from '@livretier/api';
import { PartLost, PartRefused } from './putPart';
import type { Problem } from './types';

const passing = new Set([408, 425, 429]);
const triesWhenAnswered = 6;

export type Verdict = { next: 'wait' } | { next: 'restart' } | { next: 'refuse'; problem: Problem; retriable: boolean };

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
