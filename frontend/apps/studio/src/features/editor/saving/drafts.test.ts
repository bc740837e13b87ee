import { afterEach, expect, it, vi } from 'vitest';
import { browserDrafts, type Draft } from './drafts';

const content = { title: 'Page', importance: 'info', document: { schema: 2, blocks: [] } } as const;
const base = { revision: 1, content: { ...content, document: { ...content.document, blocks: [] } } };
const draft: Draft = { key: 'k', page: 'p', base, local: base.content, sent: null, conflicts: [], keptAt: 0 };

/** A browser that takes every request, and says how it ended when the transaction does. */
const browser = (end: 'complete' | 'abort') => {
  const answered = <T>(result: T) => {
    const request = { result, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const transaction = () => {
    const one = {
      ...{
        error: new DOMException('full', 'QuotaExceededError'),
        oncomplete: () => undefined,
        onabort: () => undefined,
      },
      objectStore: () => ({ transaction: one, put: () => answered('k') }),
    };
    setTimeout(() => one[`on${end}`]());
    return one;
  };
  vi.stubGlobal('indexedDB', { open: () => answered({ transaction, close: () => undefined }) });
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a copy that the browser had no room for in the end was not kept', async () => {
  browser('abort');

  await expect(browserDrafts.keep(draft)).rejects.toThrow('full');
});

it('a copy is kept once its transaction is over', async () => {
  vi.resetModules();
  browser('complete');
  const fresh = await import('./drafts');

  await expect(fresh.browserDrafts.keep(draft)).resolves.toBeUndefined();
});
