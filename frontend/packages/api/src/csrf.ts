import type { Middleware } from 'openapi-fetch';
import { isUnsafe } from './methods';

let token = '';

export const keepCsrfToken = (value: string) => {
  token = value;
};

/** Carry the token; fetch it when there is none, and forget one that the server no longer knows. */
export const csrf = (refresh: () => Promise<void>): Middleware => ({
  onRequest: async ({ request }) => {
    if (!token && isUnsafe(request.method)) await refresh();
    if (token) request.headers.set('X-CSRF-TOKEN', token);
  },
  onResponse: async ({ response }) => {
    if (response.status === 403 && (await response.clone().text()).includes('"csrf_failed"')) token = '';
  },
});
