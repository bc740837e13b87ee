import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEngine } from './engine';

type State = { phase: 'saved' | 'waiting' | 'sending' | 'unreached'; failures: number };
type Event = 'written' | 'due' | 'answered' | 'failed';

const step = (state: State, event: Event): State => {
  if (event === 'written') return state.phase === 'unreached' ? { ...state } : { ...state, phase: 'waiting' };
  if (event === 'due') return { ...state, phase: 'sending' };
  return event === 'answered' ? { phase: 'saved', failures: 0 } : { phase: 'unreached', failures: state.failures + 1 };
};

/** The smallest machine, which saves nothing; what was sent is told by the second in which it was. */
const world = (keep: () => boolean | Promise<boolean> = () => true) => {
  const start = Date.now();
  const sentAt: number[] = [];
  const server = { reachable: true };
  const engine = createEngine<State, Event, void>({
    ...{ state: { phase: 'saved', failures: 0 }, step, keep, quiet: () => 2000, patience: 5000 },
    due: () => 'due',
    send: async () => {
      sentAt.push((Date.now() - start) / 1000);
      if (!server.reachable) throw new Error('gone');
    },
    answered: () => 'answered',
    failed: () => 'failed',
  });
  return { ...engine, server, sentAt };
};

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what saves', () => {
  it('sends after some quiet, and to those who never stop all the same', async () => {
    const { dispatch, sentAt } = world();

    dispatch('written');
    await pass(3);
    for (let second = 3; second < 10; second += 1) {
      dispatch('written');
      await pass(1);
    }

    expect(sentAt).toEqual([2, 8]);
  });

  it('tries again later and later, whatever is written meanwhile, but at least every minute', async () => {
    const { dispatch, server, sentAt, store } = world();
    server.reachable = false;

    dispatch('written');
    for (let second = 0; second < 250; second += 1) {
      await pass(1);
      dispatch('written');
    }
    expect(sentAt).toEqual([5, 7, 11, 19, 35, 67, 127, 187, 247]);

    server.reachable = true;
    await pass(60);
    expect(store.get()).toEqual({ phase: 'saved', failures: 0, kept: true });
  });

  it('says whether it is kept on this computer, at once or when that is known', async () => {
    const [now, later] = [world(() => false), world(async () => false)];

    now.dispatch('written');
    later.dispatch('written');
    expect([now.store.get().kept, later.store.get().kept]).toEqual([false, false]);
    await pass(0);

    expect(later.store.get().kept).toBe(false);
  });

  it('takes nothing for kept before it was written, and the newest copy for the one that counts', async () => {
    const copies: PromiseWithResolvers<boolean>[] = [];
    const { dispatch, store } = world(() => {
      const copy = Promise.withResolvers<boolean>();
      copies.push(copy);
      return copy.promise;
    });

    dispatch('written');
    expect(store.get().kept).toBe(false);
    copies[0]?.resolve(true);
    await pass(0);
    expect(store.get().kept).toBe(true);

    dispatch('written');
    dispatch('written');
    copies[2]?.resolve(false);
    await pass(0);
    copies[1]?.resolve(true);
    await pass(0);

    expect(store.get().kept).toBe(false);
  });

  it('tells the phase in which it comes to rest', async () => {
    const { dispatch, sendNow, settle, server } = world();
    server.reachable = false;

    dispatch('written');
    const end = settle(sendNow);
    await pass(0);

    expect(await end).toBe('unreached');
  });
});
