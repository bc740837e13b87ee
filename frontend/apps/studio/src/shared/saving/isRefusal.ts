import { ApiError } from '@livretier/api';

const passing = new Set([401, 408, 425, 429]);
const ofSession = new Set(['still_running', 'session_changed', 'second_factor_required', 'terms_not_accepted']);

/** Whether the server said why not, and will say it again; one that is busy, or knows us no more, may take it later. */
export const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && !passing.has(error.status) && !ofSession.has(error.code);
