import { createStore, useStore } from '../../store/store';
import type { Severity, ToastMessage } from './message';

export const useToastHistory = () => useStore(historyStore);

export type PastToast = Pick<ToastMessage, 'summary' | 'detail'> & {
  id: number;
  severity: Severity;
  /** When it was said, in milliseconds. */
  at: number;
  read: boolean;
};

const kept = 50;

/** What was said since the page was opened, newest first: whoever missed a toast reads it again. */
export const historyStore = createStore<readonly PastToast[]>([]);

export const remember = (id: number, { severity = 'info', summary, detail }: ToastMessage) => {
  const toast = { id, severity, summary, ...(detail && { detail }), at: Date.now(), read: false };
  historyStore.set([toast, ...historyStore.get()].slice(0, kept));
};

export const markHistoryRead = () => {
  if (historyStore.get().some(({ read }) => !read))
    historyStore.set(historyStore.get().map((toast) => ({ ...toast, read: true })));
};

export const clearHistory = () => historyStore.set([]);
