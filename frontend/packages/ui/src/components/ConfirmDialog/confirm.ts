import type { ReactNode } from 'react';
import { createStore } from '../../store/store';
import type { DialogPosition } from '../Dialog/position';

export type ConfirmRequest = {
  /** The question, naming the object. */
  header: string;
  /** The consequences. */
  message?: ReactNode;
  icon?: ReactNode;
  acceptLabel: string;
  rejectLabel?: string;
  /** Put it on `reject` when the answer reaches other people. */
  defaultFocus?: 'accept' | 'reject';
  /** Only what cannot be undone. */
  danger?: boolean;
  position?: DialogPosition;
  modal?: boolean;
  blockScroll?: boolean;
  dismissableMask?: boolean;
  closeOnEscape?: boolean;
  closable?: boolean;
  draggable?: boolean;
  maximizable?: boolean;
  onAccept?: () => void;
  onReject?: () => void;
  /** Closed without an answer: Escape, the mask, the close button, `closeConfirm` or another question. */
  onHide?: () => void;
};

export type ConfirmOutcome = 'accept' | 'reject' | 'hide';

type State = { serial: number; opened: boolean; request: ConfirmRequest | null };

export const confirmStore = createStore<State>({ serial: 0, opened: false, request: null });

let settle: (accepted: boolean) => void = () => undefined;

/** Ask one question over everything; true when it was accepted. A question already open is closed without an answer. */
export const confirm = (request: ConfirmRequest) => {
  closeConfirm();
  return new Promise<boolean>((resolve) => {
    settle = resolve;
    confirmStore.set({ serial: confirmStore.get().serial + 1, opened: true, request });
  });
};

export const answerConfirm = (outcome: ConfirmOutcome) => {
  const { request, opened, serial } = confirmStore.get();
  if (!(request && opened)) return;
  /* The request stays: its words are on screen while the dialog leaves. */
  confirmStore.set({ serial, opened: false, request });
  settle(outcome === 'accept');
  const callbacks = { accept: request.onAccept, reject: request.onReject, hide: request.onHide };
  callbacks[outcome]?.();
};

/** Take the question back. */
export const closeConfirm = () => answerConfirm('hide');
