import { PartRefused, putPart, signParts } from './server';
import type { ServerUpload } from './types';

/** A place where at most so many things happen at once; the others wait in their order. */
export const createSlots = (most: number) => {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const enter = () => {
    if (taken < most) {
      taken += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return async <T>(act: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await act();
    } finally {
      leave();
    }
  };
};

type Slots = ReturnType<typeof createSlots>;

const mostAtOnce = 20;
const expired = 403;

type Options = {
  file: Blob;
  upload: Pick<ServerUpload, 'id' | 'parts' | 'part_size' | 'received'>;
  slots: Slots;
  signal: AbortSignal;
  /** How many bytes have left in all. */
  onSent: (bytes: number) => void;
  /** A part has arrived for good. */
  onArrival: () => void;
};

/** Sends the parts that have not arrived yet. The file is never read as a whole: each part is a slice of it. */
export const sendParts = async ({ file, upload, slots, signal, onSent, onArrival }: Options) => {
  const { id, parts, part_size, received } = upload;
  const sliceOf = (number: number) => file.slice((number - 1) * part_size, Math.min(number * part_size, file.size));
  const sent = new Map(received.map((number) => [number, sliceOf(number).size]));
  const note = (number: number, bytes: number) => {
    sent.set(number, bytes);
    onSent([...sent.values()].reduce((sum, part) => sum + part, 0));
  };
  const missing = Array.from({ length: parts }, (_, place) => place + 1).filter((number) => !sent.has(number));
  let failed = false;

  const put = async (number: number, address: string | undefined) => {
    const bytes = sliceOf(number);
    const onProgress = (loaded: number) => note(number, Math.min(loaded, bytes.size));
    if (!address) throw new PartRefused(expired);
    await putPart({ address, bytes, signal, onProgress });
    note(number, bytes.size);
    onArrival();
  };
  const send = async (number: number, address: string | undefined) => {
    /* What is under way beside a failure may arrive; what has not begun waits for the next try. */
    if (failed || signal.aborted) return;
    try {
      await put(number, address).catch(async (error: unknown) => {
        if (!(error instanceof PartRefused && error.status === expired)) throw error;
        await put(number, (await signParts(id, [number])).get(number));
      });
    } catch (error) {
      failed = true;
      sent.delete(number);
      throw error;
    }
  };

  onSent([...sent.values()].reduce((sum, part) => sum + part, 0));
  for (let first = 0; first < missing.length; first += mostAtOnce) {
    const numbers = missing.slice(first, first + mostAtOnce);
    const addresses = await signParts(id, numbers);
    signal.throwIfAborted();
    const outcomes = await Promise.allSettled(
      numbers.map((number) => slots(() => send(number, addresses.get(number)))),
    );
    signal.throwIfAborted();
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
  }
};
