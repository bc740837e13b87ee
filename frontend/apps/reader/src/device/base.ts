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

/** What this device keeps until somebody has it, booklet by booklet, in stores of rows with an id. */
export const baseOf = (name: string, stores: readonly string[]) => {
  const open = async () => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store, { keyPath: 'id' });
    };
    const opened = await answerOf(request);
    opened.onversionchange = () => opened.close();
    return opened;
  };

  return {
    /** Once it returns, what was changed is on the disk. */
    change: async (work: (transaction: IDBTransaction) => void) => {
      const opened = await open();
      try {
        const transaction = opened.transaction([...stores], 'readwrite', { durability: 'strict' });
        work(transaction);
        await completed(transaction);
      } finally {
        opened.close();
      }
    },
    /** The rows of one booklet. */
    all: async <Kept extends { root: string }>(store: string, root: string) => {
      const opened = await open();
      try {
        const rows: Kept[] = await answerOf(opened.transaction(store).objectStore(store).getAll());
        return rows.filter((row) => row.root === root);
      } finally {
        opened.close();
      }
    },
  };
};
