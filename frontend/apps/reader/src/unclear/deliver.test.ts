import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryBase } from '../device/testing/memoryBase';
import { keepReader, type Told } from '../participant/kept';
import { deliver } from './deliver';
import { keepQuestion, keptQuestions, type Question } from './queue';

type Sent = Record<string, string>;

let base: ReturnType<typeof memoryBase>;
/** What the door keeps, by the id of the question: the same one again is the same row. */
let rows: Map<string, Sent>;
let sent: Sent[];

const question = (said: Partial<Question> = {}): Question => ({
  ...{ id: crypto.randomUUID(), root: '/', bundle: '0123456789abcdef', page: 'hands', kind: 'unclear' },
  text: 'Avec le gant de plonge aussi\u202f?',
  ...said,
});

const serve = (answer: (said: Sent) => number | Promise<number>) =>
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: URLSearchParams }) => {
    const said = Object.fromEntries(body);
    sent.push(said);
    return new Response(null, { status: await answer(said) });
  });

const take = (said: Sent) => {
  const known = rows.has(said.id ?? '');
  rows.set(said.id ?? '', said);
  return known ? 200 : 201;
};

const isWaiting = () => JSON.parse(localStorage.getItem('livretier:/:questions') ?? '{}').waiting === true;

beforeEach(() => {
  base = memoryBase();
  rows = new Map();
  sent = [];
  document.documentElement.dataset.root = '/';
  localStorage.clear();
  vi.stubGlobal('indexedDB', base.indexedDB);
});

afterEach(() => vi.unstubAllGlobals());

describe('a question that waits on this device', () => {
  it('is sent as a form of what was said, and forgotten once it is taken', async () => {
    const one = question({ block: 'soap', replyTo: 'ines@example.org' });
    await keepQuestion(one);
    expect(isWaiting()).toBe(true);
    serve(take);

    await deliver();

    const { id, text } = one;
    const about = { bundle: '0123456789abcdef', page: 'hands', block: 'soap', kind: 'unclear' };
    expect(sent).toEqual([{ id, ...about, text, reply_to: 'ines@example.org', by: 'script' }]);
    expect(await keptQuestions()).toEqual([]);
    expect(isWaiting()).toBe(false);
  });

  it.each([429, 500, 503])('waits on when the door answers %i', async (status) => {
    await keepQuestion(question());
    serve(() => status);

    await deliver();

    expect(await keptQuestions()).toHaveLength(1);
    expect(isWaiting()).toBe(true);
  });

  it('waits on without a network, and where something else answers', async () => {
    await keepQuestion(question());
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('redirected')));
    await deliver();
    const lost = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    serve(take);
    await deliver();
    lost.mockRestore();

    expect([sent, (await keptQuestions()).length]).toEqual([[], 1]);
  });

  it.each([
    [403, 'closed'],
    [422, 'wrong'],
    [404, 'closed'],
  ])('is given back and not sent again when the door answers %i', async (status, refused) => {
    await keepQuestion(question());
    serve(() => status);

    await deliver();
    await deliver();

    expect(sent).toHaveLength(1);
    expect(await keptQuestions()).toMatchObject([{ refused, text: 'Avec le gant de plonge aussi\u202f?' }]);
  });

  it('is one row, whatever step the browser ends at and however many windows send it', async () => {
    const all = Array.from({ length: 30 }, () => question());
    for (const [index, one] of all.entries()) {
      await keepQuestion(one);
      const step = index % 3;
      base.state.endsBeforeWriting = step === 2;
      serve((said) => (step === 1 ? Promise.reject(new TypeError('ended')) : take(said)));
      if (step > 0) await deliver();
      base.state.endsBeforeWriting = false;
    }
    serve(take);

    await Promise.all([deliver(), deliver()]);

    expect(await keptQuestions()).toEqual([]);
    expect([...rows.keys()].toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    const counts = sent.map(({ id }) => id);
    expect(new Set(counts).size).toBe(30);
  });

  it('is not said to be kept when it was not', async () => {
    base.state.endsBeforeWriting = true;

    await expect(keepQuestion(question())).rejects.toThrow('ended');
  });

  it('goes with the newest ticket of whoever gave their name, never with that of another', async () => {
    await keepQuestion(question({ who: 'lea', ticket: 'lea.1.9.s' }));
    await keepQuestion(question({ who: 'marc', ticket: 'marc.1.9.s' }));
    await keepQuestion(question());
    keepReader({ who: 'lea', told: { ticket: 'lea.2.9.s' } as Told });
    serve(take);

    await deliver();

    expect(sent.map(({ ticket }) => ticket).toSorted()).toEqual(['lea.2.9.s', 'marc.1.9.s', undefined]);
  });
});
