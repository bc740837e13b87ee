import { fakeStore } from '@test/fakeStore';
import { server } from '@test/server';
import { uploadServer } from '@test/uploadServer';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUploads, type Uploads } from './createUploads';

const file = (name: string, size = 30) => new File([new Uint8Array(size)], name);
const csrf = http.get('/api/auth/csrf-token', () => HttpResponse.json({ csrfToken: 'token' }));
const pathOf = (address: string) => new URL(address).pathname.slice(1);

let uploads: Uploads;

/** The store holds what it answers with 200. */
const meet = (
  remote = uploadServer(),
  answerTo: (path: string, times: number) => number | 'lost' | 'held' = () => 200,
) => {
  const store = fakeStore((address, times) => {
    const answer = answerTo(pathOf(address), times);
    if (answer === 200) remote.keep(address);
    return answer;
  });
  vi.stubGlobal('XMLHttpRequest', store.Request);
  server.use(csrf, ...remote.handlers);
  return { ...remote, store };
};
const item = (name: string) => uploads.store.get().find((one) => one.name === name);
const isIn = (name: string, state: string) => waitFor(() => expect(item(name)?.state).toBe(state), { timeout: 15_000 });
const pathsSent = (store: ReturnType<typeof fakeStore>) => store.addresses().map(pathOf);

beforeEach(() => {
  uploads = createUploads();
});
afterEach(() => {
  uploads.forgetAll();
  vi.unstubAllGlobals();
});

describe('a file on its way', () => {
  it('is sent in slices, completed, and in the library once the server has looked at it', async () => {
    const { store, calls } = meet();
    const heard = vi.fn();
    uploads.onChange(heard);

    uploads.add([file('terrasse.jpg', 25)]);
    await isIn('terrasse.jpg', 'ready');

    expect(store.sent.map(({ size }) => size)).toEqual([10, 10, 5]);
    expect(calls).toEqual(['start terrasse.jpg', 'complete terrasse.jpg', 'look terrasse.jpg']);
    expect(item('terrasse.jpg')?.fileId).toBe('file of terrasse.jpg');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('takes the same way when it is one part', async () => {
    const { store } = meet();

    uploads.add([file('logo.svg', 4)]);
    await isIn('logo.svg', 'ready');

    expect(store.sent.map(({ size }) => size)).toEqual([4]);
  });

  it('has its parts signed twenty at a time', async () => {
    const { signed } = meet();

    uploads.add([file('visite.mp4', 450)]);
    await isIn('visite.mp4', 'ready');

    expect(signed.map(({ length }) => length)).toEqual([20, 20, 5]);
  });

  it('that lost a part sends only what has not arrived', async () => {
    const { store, calls } = meet(uploadServer(), (path, times) =>
      path === 'visite.mp4/2' && times === 1 ? 'lost' : 200,
    );

    uploads.add([file('visite.mp4', 50)]);
    await isIn('visite.mp4', 'interrupted');
    const before = pathsSent(store);
    await isIn('visite.mp4', 'ready');

    expect(before).toContain('visite.mp4/1');
    expect(calls.slice(0, 2)).toEqual(['start visite.mp4', 'look visite.mp4']);
    const again = pathsSent(store).slice(before.length);
    expect(again).toContain('visite.mp4/2');
    expect(again.filter((path) => path !== 'visite.mp4/2' && before.includes(path))).toEqual([]);
  });

  it('is signed again when its signature has expired', async () => {
    const { store, signed } = meet(uploadServer(), (path, times) => (path === 'plan.png/1' && times === 1 ? 403 : 200));

    uploads.add([file('plan.png', 20)]);
    await isIn('plan.png', 'ready');

    expect(signed).toEqual([[1, 2], [1]]);
    expect(store.addresses().filter((address) => pathOf(address) === 'plan.png/1')).toEqual([
      'https://s3.test/plan.png/1?signature=1',
      'https://s3.test/plan.png/1?signature=2',
    ]);
  });

  it('waits while the network is gone and goes on by itself', async () => {
    const { store } = meet(uploadServer(), (path, times) => (path === 'visite.mp4/2' && times === 1 ? 'held' : 200));
    uploads.add([file('visite.mp4', 30)]);
    await waitFor(() => expect(store.sent).toHaveLength(3));

    window.dispatchEvent(new Event('offline'));
    expect(item('visite.mp4')?.state).toBe('interrupted');
    window.dispatchEvent(new Event('online'));
    await isIn('visite.mp4', 'ready');

    expect(pathsSent(store).filter((path) => path === 'visite.mp4/2')).toHaveLength(2);
    expect(pathsSent(store).filter((path) => path === 'visite.mp4/1')).toHaveLength(1);
  });

  it('is paused and resumed where it was', async () => {
    const { store } = meet(uploadServer(), (path, times) => (path === 'visite.mp4/3' && times === 1 ? 'held' : 200));
    const [key = 0] = uploads.add([file('visite.mp4', 40)]);
    await waitFor(() => expect(pathsSent(store)).toContain('visite.mp4/4'));

    uploads.pause(key);
    expect(item('visite.mp4')?.state).toBe('paused');
    uploads.resume(key);
    await isIn('visite.mp4', 'ready');

    expect(pathsSent(store).slice(4)).toEqual(['visite.mp4/3']);
  });

  it('that is cancelled leaves nothing, here or there', async () => {
    const { store, calls } = meet(uploadServer(), () => 'held');
    const [key = 0] = uploads.add([file('visite.mp4', 40)]);
    await waitFor(() => expect(store.sent).toHaveLength(3));

    await uploads.cancel(key);

    expect(uploads.store.get()).toEqual([]);
    expect(calls).toEqual(['start visite.mp4', 'cancel visite.mp4']);
    expect(store.sent).toHaveLength(3);
  });

  it('begins again when the server has forgotten it', async () => {
    const { store, calls, forget } = meet(uploadServer(), (_, times) => (times === 1 ? 'held' : 200));
    const [key = 0] = uploads.add([file('visite.mp4', 10)]);
    await waitFor(() => expect(store.sent).toHaveLength(1));

    uploads.pause(key);
    forget('visite.mp4');
    uploads.resume(key);
    await isIn('visite.mp4', 'ready');

    expect(calls.filter((call) => call.startsWith('start'))).toHaveLength(2);
  });
});

describe('several files', () => {
  it('go two at a time, with three parts at a time in all', async () => {
    const { store } = meet(uploadServer(), () => 'held');

    uploads.add(['a.png', 'b.png', 'c.png'].map((name) => file(name, 20)));
    await waitFor(() => expect(store.sent).toHaveLength(3));

    expect(uploads.store.get().map(({ state }) => state)).toEqual(['sending', 'sending', 'waiting']);
    expect(store.mostAtOnce()).toBe(3);
  });

  it('let the next one go when one has arrived', async () => {
    meet();

    uploads.add(['a.png', 'b.png', 'c.png'].map((name) => file(name, 20)));

    for (const name of ['a.png', 'b.png', 'c.png']) await isIn(name, 'ready');
  });
});

describe('a refusal', () => {
  it.each([
    ['reglement.tiff', 10, { code: 'format' }],
    ['vide.png', 0, { code: 'empty' }],
  ])('of %s is said before anything is sent', (name, size, problem) => {
    const { calls } = meet();

    uploads.add([file(name, size)]);

    expect(item(name)).toMatchObject({ state: 'refused', problem, retriable: false });
    expect(calls).toEqual([]);
  });

  it('of what is too large says how large it may be', () => {
    meet();
    const large = Object.defineProperty(file('photo.jpg'), 'size', { value: 10_000_001 });

    uploads.add([large]);

    expect(item('photo.jpg')?.problem).toEqual({ code: 'tooLarge', limit: 10_000_000 });
  });

  it('by the server after its analysis is its sentence, and trying again would not help', async () => {
    meet(uploadServer({ refusal: 'Ce fichier n’est pas une image.' }));

    uploads.add([file('photo.jpg')]);
    await isIn('photo.jpg', 'refused');

    expect(item('photo.jpg')).toMatchObject({
      problem: { code: 'server', sentence: 'Ce fichier n’est pas une image.' },
      retriable: false,
    });
  });

  it('for want of room may be tried again', async () => {
    let full = true;
    const refuse = () =>
      full
        ? HttpResponse.json({ code: 'storage_full', message: 'Il n’y a plus assez de place.' }, { status: 409 })
        : null;
    meet(uploadServer({ start: refuse }));

    const [key = 0] = uploads.add([file('photo.jpg')]);
    await isIn('photo.jpg', 'refused');
    expect(item('photo.jpg')).toMatchObject({
      problem: { code: 'server', sentence: 'Il n’y a plus assez de place.' },
      retriable: true,
    });
    full = false;
    uploads.retry(key);

    await isIn('photo.jpg', 'ready');
  });
});

describe('how long it takes', () => {
  it('is told from what left in the last seconds', async () => {
    const { createPace } = await import('./work');
    const pace = createPace();

    pace.note(100, 1_000);
    expect(pace.secondsFor(1_000, 1_500)).toBeNull();
    pace.note(100, 2_000);
    pace.note(200, 3_000);

    expect(pace.secondsFor(4_000, 5_000)).toBe(40);
    expect(pace.secondsFor(4_000, 60_000)).toBeNull();
  });
});
