import type { Middleware } from 'openapi-fetch';
import { isUnsafe } from './methods';

/* Sent every few seconds while somebody writes. The same page again changes nothing, so the server need not keep an
   answer as long as the page itself for a day. */
const harmlessAgain = new Set(['PUT /api/library/chapters/{chapter_id}/pages/{page_id}']);

/** Names every other unsafe call, so that the server does it once however often it arrives. */
export const idempotency: Middleware = {
  onRequest: ({ request, schemaPath }) => {
    if (!isUnsafe(request.method) || harmlessAgain.has(`${request.method} ${schemaPath}`)) return;
    request.headers.set('Idempotency-Key', crypto.randomUUID());
  },
};
