import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tap } from './startUnclear';

const { dataset } = document.documentElement;
const fetched = () => [...document.head.querySelectorAll<HTMLElement>('[href*=unclear], [src*=unclear]')];
const button = () => document.querySelector<HTMLElement>('[data-said=unclear]');

const start = async () => {
  vi.resetModules();
  const { startUnclear } = await import('./startUnclear');
  for (const section of document.querySelectorAll<HTMLElement>('section')) startUnclear(section);
};

beforeEach(() => {
  globalThis.livretierTaps = undefined;
  Object.assign(dataset, { root: '/l/livret/', unclear: 'o/unclear.css o/unclear.js' });
  document.body.innerHTML = '<section><button data-said="unclear">Je n’ai pas compris</button></section>';
});

afterEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  for (const name of ['root', 'unclear']) delete dataset[name];
});

describe('what asks', () => {
  it('is fetched at the first tap, once, and hears of each', async () => {
    await start();
    expect(fetched()).toEqual([]);
    button()?.click();
    button()?.click();

    expect(fetched()).toHaveLength(2);
    expect((globalThis.livretierTaps as Tap[]).map((tap) => tap.button)).toEqual([button(), button()]);
  });

  it('is fetched at once where a question waits', async () => {
    localStorage.setItem('livretier:/l/livret/:questions', '{"waiting":true}');
    await start();

    expect(fetched()).toHaveLength(2);
  });

  it('says so when it cannot be fetched, and is fetched again by the next tap', async () => {
    await start();
    button()?.click();
    fetched()[1]?.dispatchEvent(new Event('error'));
    expect(document.querySelector('[role=status]')?.textContent).toBe('Vérifiez votre connexion, puis réessayez.');
    expect(globalThis.livretierTaps).toEqual([]);
    button()?.click();

    expect(fetched()).toHaveLength(4);
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
  });
});
