import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerKept } from './answerKept';

const scope = 'http://localhost/l/livret/';
const page = `${scope}0123456789abcdef/c1/p1.html`;

const given = ({ online, network }: { online: boolean; network: boolean }, kept: string[]) => {
  vi.stubGlobal('navigator', { onLine: online });
  vi.stubGlobal('fetch', async () => {
    if (!network) throw new TypeError('no network');
    return new Response('network');
  });
  vi.stubGlobal('caches', {
    match: async (asked: Request | string) => {
      const url = typeof asked === 'string' ? asked : asked.url;
      if (url === `${scope}held.json`) return Response.json({ entry: scope });
      return kept.includes(url) ? new Response(`kept ${url}`, { headers: { 'Content-Type': 'video/mp4' } }) : undefined;
    },
  });
};
const answer = (url: string, asked: { mode?: string; cache?: string; headers?: Headers } = {}) =>
  answerKept({ url, headers: new Headers(), ...asked } as Request, scope);
const ask = async (url: string, mode = 'cors') => (await answer(url, { mode })).text();

afterEach(() => vi.unstubAllGlobals());

describe('what is asked of a kept booklet', () => {
  it('comes from the device where it lasts, even with a network', async () => {
    given({ online: true, network: true }, [page]);

    expect(await ask(page)).toBe(`kept ${page}`);
    expect(await ask(`${scope}o/other.css`)).toBe('network');
  });

  it('comes from the network where it may have changed', async () => {
    given({ online: true, network: true }, [scope]);

    expect(await ask(scope, 'navigate')).toBe('network');
  });

  it.each([true, false])('comes from the device when the network fails (said to be there: %s)', async (online) => {
    given({ online, network: false }, [scope]);

    expect(await ask(scope, 'navigate')).toBe(`kept ${scope}`);
    await expect(ask(`${scope}version.json`)).rejects.toThrow('no network');
  });

  it('is the cover that is held, when it is a page that is not', async () => {
    given({ online: false, network: false }, [scope]);

    for (const gone of ['gone.html', 'fedcba9876543210/c1/p1.html']) {
      const away = await answer(`${scope}${gone}`, { mode: 'navigate' });
      expect([away.status, away.headers.get('Location')]).toEqual([302, scope]);
    }
    given({ online: false, network: false }, []);
    await expect(ask(scope, 'navigate')).rejects.toThrow('no network');
  });

  it('is never what was kept, for who asks what is online', async () => {
    given({ online: true, network: false }, [scope]);

    await expect(answer(scope, { cache: 'no-store' })).rejects.toThrow('no network');
  });

  it.each([
    ['bytes=0-3', 206, 'kept', 'bytes 0-3/58'],
    ['bytes=54-', 206, 'html', 'bytes 54-57/58'],
    ['bytes=99-', 416, '', 'bytes */58'],
  ])('comes in the part that a player asks for: %s', async (range, status, text, said) => {
    given({ online: true, network: false }, [page]);
    const part = await answer(page, { headers: new Headers({ Range: range }) });

    expect([part.status, await part.text(), part.headers.get('Content-Range')]).toEqual([status, text, said]);
  });
});
