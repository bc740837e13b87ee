import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { obeyOffers } from './obeyOffers';
import type { Online } from './online';

const names = ['livretier:/l/livret/:fr-FR'];

beforeEach(() => {
  document.body.innerHTML =
    '<a data-said="pdf" hidden></a><button data-island="offline" hidden></button><button data-said="ask" hidden></button>';
  document.documentElement.dataset.edition = 'fr-FR';
  vi.stubGlobal('navigator', { serviceWorker: {}, locks: {} });
  vi.stubGlobal('caches', { keys: async () => names, delete: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

const obey = (offers?: Online['offers']) => obeyOffers({ number: '1.0', editions: {}, ...(offers && { offers }) });
const shown = () => [...document.querySelectorAll<HTMLElement>('body > *')].map(({ hidden }) => !hidden);

describe('what is offered', () => {
  it('appears once it is, and goes when it is not any more', async () => {
    await obey({ offline: true, pdf: ['fr-FR'] });
    const offered = shown();
    await obey({ offline: false, pdf: [] });

    expect([offered, shown()]).toEqual([
      [true, true, false],
      [false, false, false],
    ]);
  });

  it('is to ask a question only where it is said that they are taken', async () => {
    await obey({ offline: false, pdf: [], questions: true });
    const taken = shown();
    await obey({ offline: false, pdf: [], questions: false });
    const refused = shown();
    document.querySelector('[data-said=ask]')?.removeAttribute('hidden');
    await obey({ offline: false, pdf: [] });

    expect([taken, refused, shown()]).toEqual([
      [false, false, true],
      [false, false, false],
      [false, false, false],
    ]);
  });

  it('is a PDF in this language, whatever the others have', async () => {
    await obey({ offline: false, pdf: ['en-GB'] });
    const without = shown();
    await obey({ offline: false, pdf: ['en-GB', 'fr-FR'] });

    expect([without, shown()]).toEqual([
      [false, false, false],
      [true, false, false],
    ]);
  });

  it('is not to keep it where a browser cannot', async () => {
    vi.stubGlobal('navigator', {});

    await obey({ offline: true, pdf: [] });

    expect(shown()).toEqual([false, false, false]);
  });

  it('stays as it was made where nothing is said of it', async () => {
    await obey();

    expect(shown()).toEqual([false, false, false]);
  });
});
