export type Door = 'opened' | 'progress' | 'receipts';
export type Gesture = 'tick' | 'name' | 'drawing';

/** What somebody acknowledged, as the register takes it; when it is sent is said when it is. */
export type Signed = {
  id: string;
  bundle: string;
  part: string | null;
  gesture: Gesture;
  typed_name: string;
  drawing: string | null;
  sentence: string;
  /** That the sentence was asked for: it may have changed before this is sent. */
  mark?: string;
  locale: string;
  device_at: string;
};

/** Something that this device says in the name of one person, whose ticket goes with it. */
export type Act = {
  id: string;
  /** `/l/slug/` */
  root: string;
  who: string;
  name: string;
  ticket: string;
  refused?: 'ticket' | 'changed' | 'closed';
} & ({ door: 'opened' } | { door: 'progress'; pages: string[]; bundle: string } | { door: 'receipts'; signed: Signed });

/** What the server answered. */
export type Receipt = {
  id: string;
  root: string;
  who: string;
  signed: Signed;
  number: string;
  known: boolean;
  receivedAt: string;
  version: string;
};

const DATABASE = 'livretier-reader';
const [ACTS, RECEIPTS] = ['acts', 'receipts'] as const;

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
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    for (const store of [ACTS, RECEIPTS]) request.result.createObjectStore(store, { keyPath: 'id' });
  };
  const opened = await answerOf(request);
  opened.onversionchange = () => opened.close();
  return opened;
};

const change = async (work: (transaction: IDBTransaction) => void) => {
  const opened = await open();
  try {
    const transaction = opened.transaction([ACTS, RECEIPTS], 'readwrite', { durability: 'strict' });
    work(transaction);
    await completed(transaction);
  } finally {
    opened.close();
  }
};

const all = async <Kept extends { root: string }>(store: string, root: string) => {
  const opened = await open();
  try {
    const rows: Kept[] = await answerOf(opened.transaction(store).objectStore(store).getAll());
    return rows.filter((row) => row.root === root);
  } finally {
    opened.close();
  }
};

/** Keeps an act on this device; until it is, nothing is said to be done. */
export const keepAct = (act: Act) => change((transaction) => transaction.objectStore(ACTS).put(act));

/** What waits to be sent of a booklet, whoever it is of, the oldest first: ids sort by time. */
export const waitingActs = (root: string) => all<Act>(ACTS, root);

export const keptReceipts = (root: string) => all<Receipt>(RECEIPTS, root);

/** What the server answered takes the place of what waited, at once: a browser that ends between them sends it again. */
export const settle = (ids: string[], receipts: Receipt[] = []) =>
  change((transaction) => {
    for (const receipt of receipts) transaction.objectStore(RECEIPTS).put(receipt);
    for (const id of ids) transaction.objectStore(ACTS).delete(id);
  });
