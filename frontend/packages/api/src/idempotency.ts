import type { Middleware } from 'openapi-fetch';
import { isUnsafe } from './methods';

/** Names every unsafe call, so that the server does it once however often it arrives. */
export const idempotency: Middleware = {
  onRequest: ({ request }) => {
    if (isUnsafe(request.method)) request.headers.set('Idempotency-Key', crypto.randomUUID());
  },
};
