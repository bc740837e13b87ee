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
