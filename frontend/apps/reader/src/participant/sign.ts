import { root } from '../device/place';
import type { What } from './asks';
import { deliver } from './deliver';
import type { Done } from './gestures';
import type { Told } from './kept';
import { whoOf } from './kept';
import { keepAct, settle, waitingActs } from './queue';
import { uuid7 } from './uuid7';

/* Whoever waits for an answer sees that it is being sent; a slow network is said to be one. */
const PATIENCE = 4000;

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Keeps what somebody acknowledged, then sends it; the former act that was refused goes with it. */
export const sign = async (told: Told, { part, sentence }: What, done: Done) => {
  const { bundle, locale, marks } = told.receipt;
  const [id, place, who] = [uuid7(), root().pathname, whoOf(told)];
  const device_at = new Date().toISOString();
  const signed = { id, bundle, part: part || null, ...done, sentence, mark: marks?.[part] ?? '', locale, device_at };
  await keepAct({ id, root: place, who, name: told.name, ticket: told.ticket, door: 'receipts', signed });
  const former = (await waitingActs(place)).filter(
    (act) =>
      act.id !== id && act.who === who && act.refused && act.door === 'receipts' && act.signed.part === signed.part,
  );
  if (former.length > 0) await settle(former.map((act) => act.id));
  await Promise.race([deliver(), wait(PATIENCE)]);
};
