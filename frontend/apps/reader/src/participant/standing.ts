import { root } from '../device/place';
import { type Told, whoOf } from './kept';
import { keptReceipts, waitingActs } from './queue';

export type Kind = 'form' | 'waiting' | 'received';

/** What became of a receipt of this edition, as this device knows it. */
export const standing = async (told: Told, part: string) => {
  const who = whoOf(told);
  const isIt = (one: { who: string; signed: { part: string | null; bundle: string } }) =>
    one.who === who && (one.signed.part ?? '') === part && one.signed.bundle === told.receipt.bundle;
  const acts = (await waitingActs(root().pathname)).filter((act) => act.door === 'receipts').filter(isIt);
  const receipt = (await keptReceipts(root().pathname)).filter(isIt).at(-1);
  const act = acts.at(-1);
  const isAskedAgain = act?.refused === 'changed' || act?.refused === 'closed';
  const kind: Kind = receipt ? 'received' : act && !isAskedAgain ? 'waiting' : 'form';
  return { act, receipt, kind };
};
