import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryBase } from '../device/testing/memoryBase';
import { deliver } from './deliver';
import { keepReader, type Told } from './kept';
import { type Act, keepAct, keptReceipts, waitingActs } from './queue';
import { uuid7 } from './uuid7';

type Posted = { ticket: string; acts: { id: string; sent_at: string }[] };

const ROOT = '/';
let base: ReturnType<typeof memoryBase>;
/** What the server keeps, by the id of the act: the same one again gets the same answer. */
let register: Map<string, string>;
let posted: Posted[];

const act = (who: string, said: Partial<Act> = {}): Act => {
  const id = uuid7();
  const signed = {
    ...{ id, bundle: 'a'.repeat(64), part: null, gesture: 'tick' as const, typed_name: '', drawing: null },
    ...{ sentence: 'J’ai lu.', locale: 'fr-FR', device_at: '2027-03-16T09:42:00.000Z' },
  };
  return { id, root: ROOT, who, name: 'Léa M.', ticket: `${who}.1.9.s`, door: 'receipts', signed, ...said } as Act;
};

const takeIn = ({ ticket, acts }: Posted) => {
  for (const { id } of acts) register.set(id, ticket);
  const items = acts.map(({ id }) => ({
    id,
    number: id,
    known: false,
    received_at: '2027-03-16T09:43:00Z',
    version: '1.0',
  }));
  return Response.json({ items });
};

const serve = (answer: (body: Posted, call: number) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', (_: URL, { body }: { body: string }) => {
    const said = JSON.parse(body) as Posted;
    posted.push(said);
    return Promise.resolve(answer(said, posted.length));
  });

beforeEach(() => {
  base = memoryBase();
  register = new Map();
  posted = [];
  document.documentElement.dataset.root = ROOT;
  localStorage.clear();
  vi.stubGlobal('indexedDB', base.indexedDB);
});

afterEach(() => vi.unstubAllGlobals());

const numbers = async () => (await keptReceipts(ROOT)).map(({ id }) => id).toSorted();

describe('what waits on a device', () => {
  it('is sent, and its number takes its place', async () => {
    const one = act('lea');
    await keepAct(one);
    serve(takeIn);

    await deliver();

    expect(await waitingActs(ROOT)).toEqual([]);
    expect(await numbers()).toEqual([one.id]);
  });

  it('waits on while the server is away, and without a network', async () => {
    await keepAct(act('lea'));
    serve(() => new Response(null, { status: 503 }));
    await deliver();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await deliver();

    expect(await waitingActs(ROOT)).toHaveLength(1);
    expect(await numbers()).toEqual([]);
  });

  it('is neither lost nor doubled by a browser that ends at any step', async () => {
    const all = Array.from({ length: 50 }, () => act('lea'));
    for (const [index, one] of all.entries()) {
      await keepAct(one);
      /* It ends before it is sent, before the answer comes, or before the answer is written down. */
      const step = index % 3;
      base.state.endsBeforeWriting = step === 2;
      serve((body) => {
        const answer = takeIn(body);
        return step === 2 ? answer : Promise.reject(new TypeError('ended'));
      });
      if (step > 0) await deliver();
      base.state.endsBeforeWriting = false;
    }
    serve(takeIn);

    await deliver();

    expect(await waitingActs(ROOT)).toEqual([]);
    expect(await numbers()).toEqual(all.map(({ id }) => id).toSorted());
    expect(register.size).toBe(50);
  });

  it('is not said to be kept when it was not', async () => {
    base.state.endsBeforeWriting = true;

    await expect(keepAct(act('lea'))).rejects.toThrow('ended');
  });

  it('is sent with the ticket of its own person, never together with that of another', async () => {
    const [hers, his] = [act('lea'), act('marc')];
    await keepAct(hers);
    await keepAct(his);
    serve(takeIn);

    await deliver();

    const sent = new Map(posted.map(({ ticket, acts }) => [ticket, acts.map(({ id }) => id)]));
    expect(posted).toHaveLength(2);
    expect(sent.get(hers.ticket)).toEqual([hers.id]);
    expect(sent.get(his.ticket)).toEqual([his.id]);
  });

  it('does not take the ticket of whoever came since when its own is over', async () => {
    await keepAct(act('lea'));
    keepReader({ who: 'marc', told: { ticket: 'marc.1.9.s' } as Told });
    serve(() => new Response(null, { status: 403 }));

    await deliver();
    await deliver();

    const [left] = await waitingActs(ROOT);
    expect(left).toMatchObject({ ticket: 'lea.1.9.s', refused: 'ticket' });
    expect(new Set(posted.map(({ ticket }) => ticket))).toEqual(new Set(['lea.1.9.s']));
  });

  it('goes with the new ticket of the same person', async () => {
    await keepAct(act('lea'));
    keepReader({ who: 'lea', told: { ticket: 'lea.2.9.s' } as Told });
    serve((body) => (body.ticket === 'lea.2.9.s' ? takeIn(body) : new Response(null, { status: 403 })));

    await deliver();
    await deliver();

    expect(await waitingActs(ROOT)).toEqual([]);
    expect(await numbers()).toHaveLength(1);
  });

  it('does not hold up the others when one of them is refused', async () => {
    const [bad, good] = [act('lea'), act('lea')];
    await keepAct(bad);
    await keepAct(good);
    serve((body) => (body.acts.some(({ id }) => id === bad.id) ? new Response(null, { status: 409 }) : takeIn(body)));

    await deliver();

    expect(await numbers()).toEqual([good.id]);
    expect(await waitingActs(ROOT)).toMatchObject([{ id: bad.id, refused: 'changed' }]);
  });
});
