import type { components } from './schema';

export type Refusal = components['schemas']['Refusal'];

/** An answer that is not a success, with the sentence the server wrote in the user's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(status: number, body: unknown) {
    const refusal = isRefusal(body) ? body : { code: 'unreadable_answer', message: '' };
    super(refusal.message);
    this.status = status;
    this.code = refusal.code;
    this.fields = refusal.errors ?? {};
  }
}

/** No answer at all: offline, or the server cannot be reached. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
