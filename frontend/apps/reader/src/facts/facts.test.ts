import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUNDLE, closeTabs, ENGLISH, openTab } from './testing/tab';

type Call = {
  b: string;
  l: string;
  c: string;
  d: string;
  facts: { id: string; what: string }[];
  url: string;
  size: number;
};

let calls: Call[];
let status: number;

const read = (url: URL, init: RequestInit) => {
  const said = Object.fromEntries(
    url.search
      .slice(1)
      .split('&')
      .map((part) => part.split('=') as [string, string]),
  );
  const facts = (said.f ?? '').split('~').map((fact) => ({ id: fact.slice(0, 22), what: fact.slice(23) }));
  calls.push({ ...(said as unknown as Call), facts, url: `${init.method} ${url.pathname}`, size: url.search.length });
};

const told = () => calls.flatMap(({ facts }) => facts.map(({ what }) => what)).toSorted();
const ids = () => calls.flatMap(({ facts }) => facts.map(({ id }) => id));
const dayOfId = (id: string) => {
  const [first = 0, second = 0] = Array.from(atob(id.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  );
  return first * 256 + second;
};
const soon = (seconds = 20) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const leave = () => window.dispatchEvent(new Event('pagehide'));
const click = (link: HTMLElement) => {
  document.body.append(link);
  link.click();
};
const finish = (chapter: string) =>
  localStorage.setItem('livretier:/l/livret/:progress', JSON.stringify({ chapters: { [chapter]: '2027-03-16' } }));

/** Comes into sight as soon as it is looked for. */
class InSight {
  constructor(private readonly call: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.call([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

beforeEach(() => {
  calls = [];
  status = 204;
  vi.useFakeTimers({ now: Date.parse('2027-03-16T09:42:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IntersectionObserver', InSight);
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    read(url, init);
    return { status };
  });
});

afterEach(() => {
  closeTabs();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
});

describe('what is counted', () => {
  it('is told twenty seconds after it was read, with nothing but what was said', async () => {
    const { online } = await openTab('c3/p2.html');
    online();
    await soon(19);
    expect(calls).toEqual([]);
    await soon(1);

    expect(calls).toMatchObject([{ b: BUNDLE, l: 'fr-FR', c: 'l', d: 'p', url: 'POST /l/livret/e' }]);
    expect(Object.keys(calls[0] ?? {}).toSorted()).toEqual(['b', 'c', 'd', 'f', 'facts', 'l', 'size', 'url']);
    expect(told()).toEqual(['o', 'phands']);
  });

  it('is each thing once for a version, whatever the language and however often it is opened', async () => {
    for (const locale of ['fr-FR', 'en-GB', 'fr-FR']) {
      const { online, answer, tell } = await openTab('c3/p2.html', {
        locale,
        bundle: locale === 'fr-FR' ? BUNDLE : ENGLISH,
      });
      online();
      answer('soap', locale === 'en-GB');
      finish('safety');
      tell({ read: 'safety' });
      const pdf = document.createElement('a');
      pdf.dataset.said = 'pdf';
      click(pdf);
      await soon(40);
    }

    expect(told()).toEqual(['asoap-', 'd', 'fsafety', 'o', 'phands']);
    expect(calls.map(({ l }) => l)).not.toContain('en-GB');
  });

  it('is counted anew in another version', async () => {
    for (const bundle of [BUNDLE, 'aaaaaaaaaaaaaaaa']) {
      const { online } = await openTab('c3/p1.html', { bundle });
      online();
      await soon(40);
    }

    expect(told()).toEqual(['o', 'o', 'pgloves', 'pgloves']);
  });

  it('of a question is the first answer that could be judged, right or not', async () => {
    const { online, answer } = await openTab('c4.html');
    online();
    answer('soap', false);
    answer('soap', true);
    answer('water', true);
    await soon();

    expect(told()).toEqual(['asoap-', 'awater+', 'o', 'pone', 'ptwo']);
  });

  it('is nothing on a screen without pages, and no page that nobody has looked at', async () => {
    await openTab('sommaire.html').then(({ online }) => online());
    const behind = await openTab('c3/p2.html', { visible: false });
    behind.online();
    await soon(40);
    expect(calls).toEqual([]);

    behind.show(true);
    behind.online();
    await soon();
    expect(told()).toEqual(['o', 'phands']);
  });

  it('is told in no order of reading', async () => {
    const { online, answer } = await openTab('c4.html');
    online();
    for (const question of ['soap', 'water']) answer(question, true);
    await soon();

    expect(ids()).toEqual(ids().toSorted());
  });
});

describe('what was not understood', () => {
  const ofPage = () => told().filter((what) => /^[uw]/.test(what));

  it('is told once for a page and a version, and said to be noted as soon as it is', async () => {
    const noted = vi.fn();
    document.addEventListener('noted', noted);
    for (const locale of ['fr-FR', 'en-GB']) {
      const { online, unclear } = await openTab('c3/p2.html', {
        locale,
        bundle: locale === 'fr-FR' ? BUNDLE : ENGLISH,
      });
      online();
      unclear('hands');
      unclear('hands');
      await soon(40);
    }
    document.removeEventListener('noted', noted);

    expect(ofPage()).toEqual(['uhands']);
    expect(noted).toHaveBeenCalledTimes(4);
  });

  it('is forgotten when it is taken back before it was sent, and may be told again', async () => {
    const { online, unclear, withdraw } = await openTab('c3/p2.html');
    online();
    unclear('hands');
    withdraw('hands');
    await soon();
    expect(ofPage()).toEqual([]);

    unclear('hands');
    await soon(40);
    expect(ofPage()).toEqual(['uhands']);
  });

  it('is taken back once it was sent, in whatever language, though nobody said that it was heard', async () => {
    status = 503;
    const { online, unclear } = await openTab('c3/p2.html');
    online();
    unclear('hands');
    await soon();
    status = 204;
    const english = await openTab('c3/p2.html', { locale: 'en-GB', bundle: ENGLISH });
    english.online();
    english.withdraw('hands');
    english.withdraw('hands');
    english.unclear('hands');
    await soon(60);

    expect([...new Set(ofPage())]).toEqual(['uhands', 'whands']);
    const { isNoted } = await import('./keptFacts');
    expect([isNoted('uhands'), isNoted('whands'), isNoted('ugloves')]).toEqual([true, true, false]);
  });

  it('is nothing of who refused to be counted', async () => {
    const { online, unclear } = await openTab('c3/p2.html');
    online();
    const { keepRefusal } = await import('./counting');
    keepRefusal(true);
    unclear('hands');
    await soon(40);

    expect(calls).toEqual([]);
  });
});

describe('what waits', () => {
  it('is kept until a 204 came, under the same ids, and then forgotten', async () => {
    status = 503;
    const { online } = await openTab('c3/p2.html');
    online();
    await soon(40);
    expect(calls).toHaveLength(2);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await soon(20);
    vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
      read(url, init);
      return { status: 204 };
    });
    const again = await openTab('c3/p1.html');
    again.online();
    await soon(60);

    expect(calls).toHaveLength(3);
    expect(ids().slice(0, 2)).toEqual(ids().slice(2, 4));
    expect(calls[2]?.facts.map(({ id }) => id)).toEqual(expect.arrayContaining(ids().slice(0, 2)));
    expect(new Set(ids()).size).toBe(3);
  });

  it('goes when the page does, or out of sight, and not to turn a page', async () => {
    const { online, show } = await openTab('c3/p2.html');
    online();
    leave();
    show(false);
    expect(told()).toEqual(['o', 'phands']);

    const next = await openTab('c3/p1.html');
    next.online();
    click(Object.assign(document.createElement('a'), { href: `/l/livret/${BUNDLE}/c3/p2.html` }));
    leave();
    expect(calls).toHaveLength(1);
  });

  it('goes twenty seconds after the last call, on whatever page that is', async () => {
    const first = await openTab('c3/p2.html');
    first.online();
    await soon(15);
    const next = await openTab('c3/p1.html');
    next.online();
    await soon(5);

    expect(told()).toEqual(['o', 'pgloves', 'phands']);
  });

  it('is one fact in two tabs', async () => {
    const one = await openTab('c3/p2.html');
    const two = await openTab('c3/p2.html', { beside: true });
    one.online();
    two.online();
    await soon(40);

    expect(told()).toEqual(['o', 'phands']);
  });

  it('goes in calls of at most forty facts and 4 KB', async () => {
    const waiting = Array.from({ length: 95 }, (_, index) => ({
      ...{ bundle: BUNDLE, how: 'l=zh-Hant-TW&c=l&d=p', since: Math.floor(Date.now() / 86_400_000) },
      what: `a${String(index).padEnd(64, 'x')}+`,
    }));
    localStorage.setItem('livretier:/l/livret/:facts', JSON.stringify({ waiting }));
    const { online } = await openTab('sommaire.html');
    online();
    await soon();

    expect(calls.map(({ facts }) => facts.length)).toEqual([40, 40, 15]);
    expect(new Set(ids()).size).toBe(95);
    expect(Math.max(...calls.map(({ size }) => size))).toBeLessThan(4096);
  });

  it.each([
    [35, 2],
    [36, 0],
  ])('is kept for 35 days and no longer: %i days later', async (days, left) => {
    await openTab('c3/p2.html');
    vi.setSystemTime(Date.now() + days * 86_400_000);
    const { online } = await openTab('sommaire.html');
    online();
    await soon();

    expect(told()).toHaveLength(left);
  });

  it('without a network waits for the day on which there is one', async () => {
    await openTab('c3/p2.html');
    await soon(40);
    leave();
    expect(calls).toEqual([]);
    const back = await openTab('c3/p1.html');
    const lost = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    back.online('Wed, 17 Mar 2027 23:30:00 GMT');
    await soon(40);
    leave();
    expect(calls).toEqual([]);
    lost.mockRestore();
    await soon();

    expect(new Set(ids().map(dayOfId))).toEqual(new Set([Date.UTC(2027, 2, 18) / 86_400_000]));
    expect(told()).toEqual(['o', 'pgloves', 'phands']);
  });
});

describe('an id', () => {
  it('has nothing in common with the next one but the day', async () => {
    const { online } = await openTab('c4.html');
    online();
    await soon();

    expect(ids()).toHaveLength(3);
    expect(ids().every((id) => /^[\w-]{22}$/.test(id))).toBe(true);
    expect(new Set(ids().map((id) => id.slice(0, 2))).size).toBe(1);
    expect(new Set(ids().map((id) => id.slice(3, 9))).size).toBe(3);
  });
});

describe('how somebody came, and on what', () => {
  it.each([
    [390, 'p'],
    [599, 'p'],
    [600, 't'],
    [1023, 't'],
    [1024, 'c'],
  ])('is said by the width: %i', async (width, device) => {
    const { online } = await openTab('c3/p2.html', { width });
    online();
    await soon();

    expect(calls[0]?.d).toBe(device);
  });

  it.each([
    ['#qr', 'q'],
    ['#code', 'c'],
    ['#member', 'm'],
    ['#page-hands', 'l'],
  ])('is said by the door, for the whole visit: %s', async (hash, channel) => {
    history.replaceState(null, '', `/l/livret/${hash}`);
    const { noteDoor } = await import('./door');
    document.documentElement.dataset.root = '/l/livret/';
    noteDoor();
    expect(location.hash).toBe(channel === 'l' ? hash : '');
    const { online } = await openTab('c3/p2.html');
    online();
    await soon();

    expect(calls[0]?.c).toBe(channel);
  });

  it.each([
    ['{"came":true}', 'p'],
    ['{"who":"lea","told":{}}', 'p'],
    ['{"leaving":true,"told":{}}', 'l'],
  ])('is said by a personal link: %s', async (kept, channel) => {
    localStorage.setItem('livretier:/l/livret/:participant', kept);
    const { online } = await openTab('c3/p2.html');
    online();
    await soon();

    expect(calls[0]?.c).toBe(channel);
  });
});

describe('who refuses', () => {
  it('is not counted, and what waited is gone', async () => {
    const { online } = await openTab('c3/p2.html');
    online();
    const { keepRefusal } = await import('./counting');
    keepRefusal(true);
    await soon(40);
    leave();
    const again = await openTab('c3/p1.html');
    again.online();
    await soon(40);

    expect(calls).toEqual([]);
    expect(localStorage.getItem('livretier:/l/livret/:facts')).toBeNull();
  });

  it('in one booklet is counted in another', async () => {
    localStorage.setItem('livretier:/l/autre/:counting', '{"refused":true}');
    const { online } = await openTab('c3/p1.html');
    online();
    await soon();

    expect(told()).toEqual(['o', 'pgloves']);
  });
});

it('counts nothing where nothing is kept, and says nothing', async () => {
  document.documentElement.dataset.counting = 'first';
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  });
  const { online } = await openTab('c3/p2.html');
  online();
  await soon(40);

  expect(calls).toEqual([]);
  expect(document.documentElement.dataset.counting).toBeUndefined();
});
