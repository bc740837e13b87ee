import { ApiError, api, unwrap } from '@livretier/api';
import type { ServerUpload, UploadOptions } from './types';

const path = (upload_id: string) => ({ params: { path: { upload_id } } });

export const startUpload = ({ name, size }: File, { folderId, replacesId }: UploadOptions) =>
  unwrap(
    api.POST('/api/media/uploads', {
      body: { name, size, folder_id: folderId ?? null, replaces_id: replacesId ?? null },
    }),
  );

export const fetchUpload = (id: string) => unwrap(api.GET('/api/media/uploads/{upload_id}', path(id)));

export const signParts = async (id: string, numbers: number[]) => {
  const { items } = await unwrap(api.POST('/api/media/uploads/{upload_id}/parts', { ...path(id), body: { numbers } }));
  return new Map(items.map(({ number, address }) => [number, address]));
};

export const completeUpload = (id: string) => unwrap(api.POST('/api/media/uploads/{upload_id}/completion', path(id)));

/** What is not cancelled because nobody answers is forgotten by the server after a while. */
export const cancelUpload = (id: string) =>
  unwrap(api.DELETE('/api/media/uploads/{upload_id}', path(id))).catch(() => undefined);

const patience = 60_000;

/** The store answered, and did not take the part. */
export class PartRefused extends Error {
  override readonly name = 'PartRefused';
  readonly status: number;

  constructor(status: number) {
    super(`A part was answered with ${status}.`);
    this.status = status;
  }
}

/** The store did not answer. */
export class PartLost extends Error {
  override readonly name = 'PartLost';
}

type Options = { address: string; bytes: Blob; signal: AbortSignal; onProgress: (sent: number) => void };

/** Sends one part to the address that was signed for it. XMLHttpRequest: fetch does not tell how far it is. */
export const putPart = ({ address, bytes, signal, onProgress }: Options) =>
  new Promise<void>((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const lose = () => reject(new PartLost());
    const giveUp = () => {
      reject(signal.reason);
      request.abort();
    };
    const stall = () => {
      lose();
      request.abort();
    };
    /* A connection that neither moves nor breaks is lost as well. */
    let timer = setTimeout(stall, patience);
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(timer);
      timer = setTimeout(stall, patience);
      onProgress(loaded);
    };
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new PartRefused(request.status));
    request.onerror = lose;
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    };
    signal.addEventListener('abort', giveUp);
    request.open('PUT', address);
    request.send(bytes);
  });

/** Resolves after some time, or rejects when it is given up. */
export const waitFor = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });

const [shortest, longest] = [1_000, 30_000];

/** 1 s, 2 s, 4 s … 30 s. */
export const backOff = (tries: number) => Math.min(shortest * 2 ** tries, longest);

const [firstPause, slower, longestPause] = [1_000, 1.5, 5_000];

const isAnswer = (error: unknown) => error instanceof ApiError && error.status < 500;

/** Asks, less and less often, until the server has looked at the file; what does not answer is asked again. */
export const watchAnalysis = async (upload: ServerUpload, signal: AbortSignal): Promise<ServerUpload> => {
  let seen = upload;
  for (
    let wait = firstPause;
    seen.state === 'analysing' || seen.state === 'uploading';
    wait = Math.min(wait * slower, longestPause)
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
