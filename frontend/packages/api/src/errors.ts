import type { components } from './schema';
import { sentencesOf } from './sentences';

export type Refusal = components['schemas']['Refusal'];

/** An answer that is not a success, with the sentences the server wrote in the user's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Everything to say about it, in order; empty when the answer was not ours. */
  readonly sentences: readonly string[];

  constructor(status: number, body: unknown) {
    const refusal = isRefusal(body)
      ? body
      : { code: 'unreadable_answer', message: typeof body === 'string' ? body : '' };
    const sentences = sentencesOf(body);
    super(sentences.includes(refusal.message) ? refusal.message : '');
    this.status = status;
    this.code = refusal.code;
    this.fields = refusal.errors ?? {};
    this.sentences = sentences;
  }
}

/** No answer at all: offline, or the server cannot be reached. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
