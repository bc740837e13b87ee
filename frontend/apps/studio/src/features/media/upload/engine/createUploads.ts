import { createStore } from '@livretier/ui';
import { createSlots, sendParts } from './sendParts';
import {
  backOff,
  cancelUpload,
  completeUpload,
  fetchUpload,
  PartLost,
  startUpload,
  waitFor,
  watchAnalysis,
} from './server';
import { isUnderWay, type Problem, type ServerUpload, type UploadItem, type UploadOptions } from './types';
import { createPace, isReadable, newItem, newWork, verdictOf, type Work } from './work';

const [filesAtOnce, partsAtOnce] = [2, 3];

/** The files on their way, outside React: they go on while one changes screens. */
export const createUploads = () => {
  const store = createStore<readonly UploadItem[]>([]);
  const works = new Map<number, Work>();
  const slots = createSlots(partsAtOnce);
  const pace = createPace();
  const listeners = new Set<() => void>();
  let lastKey = 0;

  const itemOf = (key: number) => store.get().find((item) => item.key === key);
  const show = (key: number, changes: Partial<UploadItem>) =>
    store.set(store.get().map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const tellChange = () => {
    for (const listener of listeners) listener();
  };

  const noteSent = (key: number, sent: number) => {
    const item = itemOf(key);
    if (!item) return;
    const percent = (bytes: number) => Math.floor((bytes / item.size) * 100);
    if (percent(sent) === percent(item.sent)) return;
    pace.note(sent - item.sent, Date.now());
    show(key, { sent });
  };

  const refuse = (key: number, problem: Problem, retriable: boolean) => {
    show(key, { state: 'refused', problem, retriable });
    tellChange();
  };

  const settle = ({ key }: Work, upload: ServerUpload) => {
    if (upload.state === 'ready') show(key, { state: 'ready', fileId: upload.file_id, sent: itemOf(key)?.size ?? 0 });
    else show(key, { state: 'refused', problem: { code: 'server', sentence: upload.refusal ?? '' }, retriable: false });
    tellChange();
  };

  const begin = async (work: Work) => {
    const upload = work.uploadId ? await fetchUpload(work.uploadId) : await startUpload(work.file, work.options);
    work.uploadId = upload.id;
    /* Cancelled while the server made it: it does not know of that yet. */
    if (!works.has(work.key)) void cancelUpload(upload.id);
    return upload;
  };

  const sendAll = async (work: Work, signal: AbortSignal): Promise<ServerUpload> => {
    const upload = await begin(work);
    signal.throwIfAborted();
    if (upload.state !== 'uploading') return upload;
    await sendParts({
      file: work.file,
      upload,
      slots,
      signal,
      onSent: (sent) => noteSent(work.key, sent),
      onArrival: () => {
        work.tries = 0;
      },
    });
    return completeUpload(upload.id);
  };

  const interrupt = async (work: Work) => {
    const { signal } = work.controller;
    show(work.key, { state: 'interrupted' });
    await waitFor(backOff(work.tries), signal).catch(() => undefined);
    work.tries += 1;
    if (!signal.aborted) enqueue(work);
  };

  const judge = async (work: Work, error: unknown) => {
    if (error instanceof PartLost && !(await isReadable(work.file))) {
      refuse(work.key, { code: 'unreadable' }, false);
      return;
    }
    const verdict = verdictOf(error, { tries: work.tries, started: work.uploadId !== undefined });
    if (verdict.next === 'wait') void interrupt(work);
    else if (verdict.next === 'refuse') refuse(work.key, verdict.problem, verdict.retriable);
    else {
      work.uploadId = undefined;
      enqueue(work);
    }
  };

  const watch = async (work: Work, upload: ServerUpload) => {
    const { signal } = work.controller;
    show(work.key, { state: 'analysing', sent: work.file.size });
    try {
      settle(work, await watchAnalysis(upload, signal));
    } catch {
      if (!signal.aborted) refuse(work.key, { code: 'unreachable' }, true);
    }
  };

  const run = async (work: Work) => {
    const before = work.last;
    const { signal } = work.controller;
    await before;
    try {
      signal.throwIfAborted();
      const upload = await sendAll(work, signal);
      signal.throwIfAborted();
      void watch(work, upload);
    } catch (error) {
      if (!signal.aborted) await judge(work, error);
    } finally {
      pump();
    }
  };

  const pump = () => {
    const sending = store.get().filter(({ state }) => state === 'sending').length;
    const next = store.get().filter(({ state }) => state === 'waiting');
    for (const { key } of next.slice(0, Math.max(0, filesAtOnce - sending))) {
      const work = works.get(key);
      if (!work) continue;
      show(key, { state: 'sending' });
      work.last = run(work);
    }
  };

  const enqueue = (work: Work) => {
    show(work.key, { state: 'waiting', problem: null });
    pump();
  };

  /** Gives up what is done now and goes on from what has arrived. */
  const restart = (key: number) => {
    const work = works.get(key);
    if (!work) return;
    work.controller.abort();
    work.controller = new AbortController();
    work.tries = 0;
    enqueue(work);
  };

  const stop = (key: number, state: 'paused' | 'interrupted') => {
    works.get(key)?.controller.abort();
    show(key, { state });
    pump();
  };

  const remove = (keys: readonly number[]) => {
    for (const key of keys) {
      works.get(key)?.controller.abort();
      works.delete(key);
    }
    store.set(store.get().filter(({ key }) => !keys.includes(key)));
    if (works.size === 0) pace.forget();
    pump();
  };

  const cancel = async (key: number) => {
    const uploadId = works.get(key)?.uploadId;
    remove([key]);
    if (uploadId) await cancelUpload(uploadId);
    tellChange();
  };

  const clearEnded = () =>
    remove(store.get().flatMap(({ key, state }) => (state === 'ready' || state === 'refused' ? [key] : [])));

  const add = (files: readonly File[], options: UploadOptions = {}) => {
    if (!store.get().some(isUnderWay)) clearEnded();
    const added = files.map((file) => {
      lastKey += 1;
      const item = newItem(lastKey, file);
      if (!item.problem) works.set(item.key, newWork(item.key, file, options));
      return item;
    });
    store.set([...store.get(), ...added]);
    pump();
    return added.map(({ key }) => key);
  };

  const secondsLeft = () => {
    const left = store.get().filter(({ state }) => state === 'sending' || state === 'waiting');
    return pace.secondsFor(
      left.reduce((sum, { size, sent }) => sum + size - sent, 0),
      Date.now(),
    );
  };

  const keysOf = (wanted: UploadItem['state']) =>
    store.get().flatMap(({ key, state }) => (state === wanted ? [key] : []));

  window.addEventListener('offline', () => {
    for (const key of keysOf('sending')) stop(key, 'interrupted');
  });
  window.addEventListener('online', () => {
    for (const key of keysOf('interrupted')) restart(key);
  });

  return {
    store,
    add,
    pause: (key: number) => stop(key, 'paused'),
    resume: restart,
    retry: restart,
    cancel,
    cancelAll: () =>
      Promise.all(
        store
          .get()
          .filter(isUnderWay)
          .map(({ key }) => cancel(key)),
      ),
    /** For another person or company: nothing of the former one stays, and nothing is said to the server. */
    forgetAll: () => remove(store.get().map(({ key }) => key)),
    clearEnded,
    secondsLeft,
    /** Runs something whenever a file has come into the library, or its room is free again. */
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type Uploads = ReturnType<typeof createUploads>;
