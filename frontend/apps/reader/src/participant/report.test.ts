import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryBase } from '../device/testing/memoryBase';
import { keepProgress, keptProgress } from '../progress/keptProgress';
import { keptReader, type Told } from './kept';
import { learn } from './learn';
import { waitingActs } from './queue';
import { reportProgress, reportSeen } from './report';
import { welcomeParticipant } from './welcome';

const MESSAGE = 'AZq7Hn3kcV2J8b4zY1mQrw';

const told = (state: string) =>
  ({
    ...{ name: 'Léa M.', state, publication: 'p1', pages: ['a'], pages_read: [], reread_pages: [], rereading: [] },
    ticket: 'lea.1.9.s',
  }) as unknown as Told;

/** The landing of a personal link, which a message may have brought. */
const come = (state: string, search = '') => {
  history.replaceState(null, '', `/${search}#participant`);
  welcomeParticipant();
  learn(told(state));
};

const isInSight = (visible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

const reported = async () =>
  (await waitingActs('/')).map((act) => (act.door === 'opened' ? (act.message ?? 'no message') : act.door));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.root = '/';
  vi.stubGlobal('indexedDB', memoryBase().indexedDB);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  isInSight(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what is told of an opening', () => {
  it('names the message that led here, once, and leaves it in no address', async () => {
    come('invited', `?m=${MESSAGE}`);

    await reportSeen();
    await reportSeen();

    expect(await reported()).toEqual([MESSAGE]);
    expect(location.href).not.toContain(MESSAGE);
    expect(keptReader()).toMatchObject({ who: 'lea', opened: true });
  });

  it('is told of each coming by a message, however far they are', async () => {
    come('reading', `?m=${MESSAGE}`);
    await reportSeen();
    come('acknowledged', `?m=${MESSAGE}`);
    await reportSeen();

    expect(await reported()).toEqual([MESSAGE, MESSAGE]);
  });

  it('is told once of who came without a message, and only of a first opening', async () => {
    come('invited');
    await reportSeen();
    come('reading');
    await reportSeen();

    expect(await reported()).toEqual(['no message']);
  });

  it('waits for a page that is in sight: what is fetched in advance was opened by nobody', async () => {
    isInSight(false);
    come('invited', `?m=${MESSAGE}`);
    await reportSeen();
    expect(await reported()).toEqual([]);

    isInSight(true);

    await vi.waitFor(async () => expect(await reported()).toEqual([MESSAGE]));
  });
});

describe('what is told of the pages that were read', () => {
  const read = (...pages: string[]) =>
    keepProgress({ ...keptProgress(), pages: Object.fromEntries(pages.map((page) => [page, '2027-03-14'])) });
  const pagesTold = async () => (await waitingActs('/')).flatMap((act) => (act.door === 'progress' ? [act.pages] : []));

  it('is each page once, however often it is read and the booklet opened', async () => {
    come('reading');
    read('a', 'b');
    await reportProgress();
    await reportProgress();
    read('a', 'b', 'c');
    await reportProgress();
    learn(told('reading'));
    await reportProgress();

    expect(await pagesTold()).toEqual([['a', 'b'], ['c']]);
  });

  it('is nothing that the server knows already', async () => {
    history.replaceState(null, '', '/#participant');
    welcomeParticipant();
    learn({ ...told('reading'), pages_read: ['a'] });
    await reportProgress();

    expect(await pagesTold()).toEqual([]);
  });

  it('is nobody’s while nobody is known', async () => {
    read('a');
    await reportProgress();

    expect(await pagesTold()).toEqual([]);
  });
});
