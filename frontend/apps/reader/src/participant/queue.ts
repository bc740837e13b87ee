import { baseOf } from '../device/base';

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
} & (
  | { door: 'opened'; message?: string }
  | { door: 'progress'; pages: string[]; bundle: string }
  | { door: 'receipts'; signed: Signed }
);

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

const [ACTS, RECEIPTS] = ['acts', 'receipts'] as const;
const base = baseOf('livretier-reader', [ACTS, RECEIPTS]);

/** Keeps an act on this device; until it is, nothing is said to be done. */
export const keepAct = (act: Act) => base.change((transaction) => transaction.objectStore(ACTS).put(act));

/** What waits to be sent of a booklet, whoever it is of, the oldest first: ids sort by time. */
export const waitingActs = (root: string) => base.all<Act>(ACTS, root);

export const keptReceipts = (root: string) => base.all<Receipt>(RECEIPTS, root);

/** What the server answered takes the place of what waited, at once: a browser that ends between them sends it again. */
export const settle = (ids: string[], receipts: Receipt[] = []) =>
  base.change((transaction) => {
    for (const receipt of receipts) transaction.objectStore(RECEIPTS).put(receipt);
    for (const id of ids) transaction.objectStore(ACTS).delete(id);
  });
