import type { Middleware } from 'openapi-fetch';
import { isUnsafe } from './methods';
import { send } from './send';

let token = '';

export const keepCsrfToken = (value: string) => {
  token = value;
};

/** Carry the token, and fetch it first when there is none. */
export const csrf = (refresh: () => Promise<void>): Middleware => ({
  onRequest: async ({ request }) => {
    if (!token && isUnsafe(request.method)) await refresh();
    if (token) request.headers.set('X-CSRF-TOKEN', token);
  },
});

const refusesToken = async (response: Response) =>
  response.status === 403 && (await response.clone().text()).includes('"csrf_failed"');

/**
 * Sends a request; when the server no longer knows the token, takes a new one and sends it once more. The server looks
 * at the token before it does anything, so the second try carries the same Idempotency-Key.
 */
export const sendWithToken = (refresh: () => Promise<void>) => async (request: Request) => {
  const again = request.clone();
  const response = await send(request);
  if (!(isUnsafe(request.method) && (await refusesToken(response)))) return response;
  try {
    await refresh();
  } catch {
    return response;
  }
  again.headers.set('X-CSRF-TOKEN', token);
  return send(again);
};
