import { root } from '../device/place';
import { keptReader } from './kept';
import { type Act, keepAct, type Receipt, settle, waitingActs } from './queue';

type SignedAct = Extract<Act, { door: 'receipts' }>;
type Answer = { items: { id: string; number: string; known: boolean; received_at: string; version: string }[] };

const MOST = 50;

const isSigned = (act: Act): act is SignedAct => act.door === 'receipts';

const post = (door: string, body: object) =>
  fetch(new URL(`participant/${door}`, root()), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/* The server is away, or asks for patience: what waits goes on waiting. */
const isLater = ({ status }: Response) => status >= 500 || status === 429 || status === 408;

const sendPlain = async (act: Exclude<Act, SignedAct>) => {
  const said = act.door === 'progress' ? { pages: act.pages, bundle: act.bundle } : { message: act.message };
  const answer = await post(act.door, { ticket: act.ticket, ...said });
  if (!isLater(answer)) await settle([act.id]);
};

const received = (act: SignedAct, { items }: Answer): Receipt[] =>
  items
    .filter(({ id }) => id === act.id)
    .map(({ number, known, received_at, version }) => ({
      ...{ id: act.id, root: act.root, who: act.who, signed: act.signed },
      ...{ number, known, receivedAt: received_at, version },
    }));

/** The ticket of the same person that this device was given last; never that of another. */
const newerTicket = ({ who, ticket }: Act) => {
  const { told, who: here } = keptReader();
  return here === who && told && told.ticket !== ticket ? told.ticket : undefined;
};

const refuse = async (acts: SignedAct[], status: number) => {
  for (const act of acts) {
    const newer = status === 403 ? newerTicket(act) : undefined;
    const { refused: _, ...rest } = act;
    if (newer) await keepAct({ ...rest, ticket: newer });
    else if (acts.length === 1) await keepAct({ ...act, refused: status === 403 ? 'ticket' : refusalOf(status) });
  }
};

const refusalOf = (status: number) => (status === 409 ? 'changed' : 'closed');

const sendSigned = async (acts: SignedAct[]): Promise<void> => {
  const [first] = acts;
  if (!first) return;
  const sent_at = new Date().toISOString();
  const answer = await post('receipts', {
    ticket: first.ticket,
    acts: acts.map(({ signed }) => ({ ...signed, sent_at })),
  });
  if (isLater(answer)) return;
  if (answer.ok) {
    const told = (await answer.json()) as Answer;
    await settle(
      told.items.map(({ id }) => id),
      acts.flatMap((act) => received(act, told)),
    );
    document.dispatchEvent(new Event('receipted'));
  } else if (acts.length > 1 && answer.status !== 403) {
    /* All or none: one that is refused does not hold up the others. */
    for (const act of acts) await sendSigned([act]);
  } else await refuse(acts, answer.status);
};

/* Each ticket speaks for one person: acts of two people never go together. */
const byTicket = (acts: SignedAct[]) => {
  const groups = new Map<string, SignedAct[]>();
  for (const act of acts) groups.set(act.ticket, [...(groups.get(act.ticket) ?? []), act]);
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / MOST) }, (_, index) => group.slice(index * MOST, (index + 1) * MOST)),
  );
};

const isWaiting = (act: Act) => !act.refused || (act.refused === 'ticket' && newerTicket(act) !== undefined);

const sendAll = async () => {
  const acts = (await waitingActs(root().pathname)).filter(isWaiting);
  const renewed = acts.map((act) => (act.refused ? { ...act, ticket: newerTicket(act) ?? act.ticket } : act));
  for (const group of byTicket(renewed.filter(isSigned))) await sendSigned(group);
  for (const act of renewed) if (!isSigned(act)) await sendPlain(act);
};

let sending: Promise<void> = Promise.resolve();

/** Sends what waits, one call after the other, and says so on the page; without a network it goes on waiting. */
export const deliver = () => {
  sending = sending
    .then(async () => {
      if (navigator.onLine) await sendAll();
    })
    .catch(() => undefined)
    .then(() => void document.dispatchEvent(new Event('delivered')));
  return sending;
};

/** Whenever there may be a network again. */
export const deliverAlways = () => {
  void deliver();
  window.addEventListener('online', deliver);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void deliver());
};
