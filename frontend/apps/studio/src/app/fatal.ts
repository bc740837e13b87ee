import { ApiError, NetworkError } from '@livretier/api';
import { useSyncExternalStore } from 'react';

let fatal: Error | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const givenUp = ['AbortError', 'CancelledError'];

/* What the server or the network refused was said where it was asked; what was given up on purpose is no failure. */
const isFatal = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  !(reason instanceof ApiError || reason instanceof NetworkError) &&
  !givenUp.includes(reason.name);

const fail = (reason: unknown) => {
  if (fatal || !isFatal(reason)) return;
  fatal = reason;
  for (const listener of listeners) listener();
};

/** F22: what nobody caught goes to the error page, instead of leaving a screen that does nothing. */
export const catchFatalErrors = (target: Window) => {
  target.addEventListener('error', ({ error }) => fail(error));
  target.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
};

/** Throws what nobody caught, for the error page of the routes above which it stands. */
export const useFatalError = () => {
  const error = useSyncExternalStore(subscribe, () => fatal);
  if (error) throw error;
};
