import { ApiError } from '@livretier/api';
import { fetchUpload } from './serverCalls';
import type { ServerUpload } from './types';
import { waitFor } from './waiting';

const [first, slower, longest] = [1_000, 1.5, 5_000];

const isAnswer = (error: unknown) => error instanceof ApiError && error.status < 500;

/** Asks, less and less often, until the server has looked at the file; what does not answer is asked again. */
export const watchAnalysis = async (upload: ServerUpload, signal: AbortSignal): Promise<ServerUpload> => {
  let seen = upload;
  for (
    let wait = first;
    seen.state === 'analysing' || seen.state === 'uploading';
    wait = Math.min(wait * slower, longest)
  ) {
    await waitFor(wait, signal);
    seen = await fetchUpload(upload.id).catch((error: unknown) => {
      if (isAnswer(error)) throw error;
      return seen;
    });
    signal.throwIfAborted();
  }
  return seen;
};
