import type { SavingState } from './machine';

/** What is kept of a page that the server does not have yet. */
export type Draft = Pick<SavingState, 'base' | 'local' | 'sent' | 'conflicts'> & {
  /** Of this page, this person and this window. */
  key: string;
  /** Of this page and this person: what windows that are gone left behind is found by it. */
  page: string;
  keptAt: number;
};

export type Drafts = {
  keep: (draft: Draft) => Promise<void>;
  forget: (key: string) => Promise<void>;
  ofPage: (page: string) => Promise<Draft[]>;
};

const [database, store, byPage] = ['livretier-drafts', 'drafts', 'page'] as const;

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/* A browser that has no more room says so at the end of the transaction, after it took the request. */
const completed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

const open = async () => {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(store, { keyPath: 'key' }).createIndex(byPage, 'page');
  const opened = await answerOf(request);
  /* Another version of the studio may need to change it: it does not wait for this window. */
  opened.onversionchange = () => opened.close();
  return opened;
};

let opening: Promise<IDBDatabase> | undefined;

const drafts = async (mode: IDBTransactionMode) => {
  opening ??= open();
  const opened = await opening.catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opened.transaction(store, mode, { durability: 'relaxed' }).objectStore(store);
};

const change = async (act: (kept: IDBObjectStore) => unknown) => {
  const kept = await drafts('readwrite');
  act(kept);
  await completed(kept.transaction);
};

/** The copies on this computer, in the browser's own database. */
export const browserDrafts: Drafts = {
  keep: (draft) => change((kept) => kept.put(draft)),
  forget: (key) => change((kept) => kept.delete(key)),
  ofPage: async (page) => answerOf<Draft[]>((await drafts('readonly')).index(byPage).getAll(page)),
};
