import createClient from 'openapi-fetch';
import { csrf, keepCsrfToken } from './csrf';
import { idempotency } from './idempotency';
import { language } from './language';
import type { paths } from './schema';
import { send } from './send';
import { unwrap } from './unwrap';

/* The base is "/", written in full because a Request outside a browser refuses a relative address. */
export const api = createClient<paths>({
  baseUrl: new URL('/', window.location.origin).href,
  headers: { Accept: 'application/json' },
  fetch: send,
});

/** Fetch the token that unsafe calls carry: once at start, and again after signing in. */
export const refreshCsrfToken = async () => {
  const { csrfToken } = await unwrap(api.GET('/api/auth/csrf-token'));
  keepCsrfToken(csrfToken);
};

api.use(csrf(refreshCsrfToken), idempotency, language);
