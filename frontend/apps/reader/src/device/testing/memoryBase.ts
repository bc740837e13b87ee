type Row = { id: string };
type Stores = Record<string, Map<string, Row>>;

const answered = <T>(result: T) => {
  const request = { result, onsuccess: () => undefined, onupgradeneeded: () => undefined };
  queueMicrotask(() => request.onsuccess());
  return request;
};

/** A database of a browser that may end before what it was given is written; what was written stays. */
export const memoryBase = () => {
  const stores: Stores = {};
  const state = { endsBeforeWriting: false };
  const transaction = () => {
    const changes: (() => void)[] = [];
    const one = {
      oncomplete: () => undefined,
      onabort: () => undefined,
      error: new DOMException('ended', 'AbortError'),
      objectStore: (name: string) => ({
        put: (row: Row) => changes.push(() => stores[name]?.set(row.id, structuredClone(row))),
        delete: (id: string) => changes.push(() => stores[name]?.delete(id)),
        getAll: () => answered([...(stores[name]?.values() ?? [])].toSorted((a, b) => (a.id < b.id ? -1 : 1))),
      }),
    };
    setTimeout(() => {
      if (state.endsBeforeWriting) return one.onabort();
      for (const change of changes) change();
      return one.oncomplete();
    });
    return one;
  };
  const base = {
    createObjectStore: (name: string) => {
      stores[name] ??= new Map();
    },
    transaction,
    close: () => undefined,
  };
  const open = () => {
    const request = { result: base, onsuccess: () => undefined, onupgradeneeded: () => undefined };
    queueMicrotask(() => {
      request.onupgradeneeded();
      request.onsuccess();
    });
    return request;
  };
  return { indexedDB: { open }, state };
};
