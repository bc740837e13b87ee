import { createStore } from '../../store/store';
import { remember } from './history';
import type { ToastMessage } from './message';

export type ShownToast = ToastMessage & { id: number; leaving: boolean };

export const defaultLife = 5000;
/** The same figure as --lv-slow, which moves it. */
const leaveTime = 450;

export const toastStore = createStore<readonly ShownToast[]>([]);
let lastId = 0;

/* A failure that comes back while it is still written on screen says nothing new. */
const findRepeated = ({ severity, summary, detail, group }: ToastMessage) =>
  toastStore
    .get()
    .find(
      (toast) =>
        severity === 'error' &&
        !toast.leaving &&
        toast.severity === severity &&
        toast.summary === summary &&
        toast.detail === detail &&
        toast.group === group,
    );

/** Say something at the bottom of the screen, from anywhere. Gives the number by which to take it back. */
export const notify = (message: ToastMessage) => {
  const repeated = findRepeated(message);
  if (repeated) return repeated.id;
  lastId += 1;
  toastStore.set([...toastStore.get(), { ...message, id: lastId, leaving: false }]);
  remember(lastId, message);
  return lastId;
};

const leave = (isLeaving: (toast: ShownToast) => boolean) => {
  toastStore.set(toastStore.get().map((toast) => (isLeaving(toast) ? { ...toast, leaving: true } : toast)));
  setTimeout(() => toastStore.set(toastStore.get().filter((toast) => !isLeaving(toast))), leaveTime);
};

export const dismiss = (id: number) => leave((toast) => toast.id === id);

/** Take back everything that a group says now, shown or waiting. */
export const clearToasts = (group?: string) => {
  const ids = new Set(
    toastStore
      .get()
      .filter((toast) => toast.group === group)
      .map(({ id }) => id),
  );
  leave((toast) => ids.has(toast.id));
};
