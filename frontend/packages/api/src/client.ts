import createClient from 'openapi-fetch';
import { csrf, keepCsrfToken, sendWithToken } from './csrf';
import { idempotency } from './idempotency';
import { language } from './language';
import type { paths } from './schema';
import { unwrap } from './unwrap';
import { workingAs } from './workingAs';

/** Fetch the token that unsafe calls carry: once at start, and again after signing in. */
export const refreshCsrfToken = async () => {
  keepCsrfToken('');
  const { csrfToken } = await unwrap(api.GET('/api/auth/csrf-token'));
  keepCsrfToken(csrfToken);
};

/* The base is "/", written in full because a Request outside a browser refuses a relative address. */
export const api = createClient<paths>({
  baseUrl: new URL('/', window.location.origin).href,
  headers: { Accept: 'application/json' },
  fetch: sendWithToken(refreshCsrfToken),
});

api.use(csrf(refreshCsrfToken), idempotency, language, workingAs);
