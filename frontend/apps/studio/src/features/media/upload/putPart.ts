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
