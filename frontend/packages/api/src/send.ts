import { NetworkError } from './errors';
import { isIdempotent } from './methods';

const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

const reach = async (request: Request) => {
  try {
    return await fetch(request);
  } catch (cause) {
    throw new NetworkError('The server could not be reached.', { cause });
  }
};

/**
 * Idempotent requests are sent once; others once more when the failure may pass, a lost connection included. The
 * second try carries the same Idempotency-Key, so the server answers it without doing the thing twice.
 */
export const send = async (request: Request): Promise<Response> => {
  if (isIdempotent(request.method)) return reach(request);
  const again = request.clone();
  const response = await reach(request).catch(() => null);
  return response && !passing.has(response.status) ? response : reach(again);
};
