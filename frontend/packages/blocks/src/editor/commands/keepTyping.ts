import type { Transaction } from '@tiptap/pm/state';

const PAUSE = 1000;

let last: { field: string; time: number; tr: Transaction } | undefined;

/**
 * Letters typed one after the other into a property are undone together, as those of a text are. The history joins what
 * was added to the transaction before; a pause, another field or any change in between starts anew.
 */
export const keepTyping = (tr: Transaction, field: string) => {
  const goesOn = last?.field === field && tr.time - last.time < PAUSE && last.tr.doc === tr.before;
  if (goesOn) tr.setMeta('appendedTransaction', last?.tr);
  last = { field, time: tr.time, tr };
  return tr;
};
