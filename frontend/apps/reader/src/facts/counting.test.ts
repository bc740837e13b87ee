import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRefusal, keepTold, wearCounting } from './counting';
import { loadFacts } from './loadFacts';

declare const jsdom: { reconfigure: (settings: { url: string }) => void };

const { dataset } = document.documentElement;
const open = (url: string) => {
  jsdom.reconfigure({ url });
  delete dataset.counting;
  wearCounting();
  return dataset.counting;
};
const fetched = () => document.head.querySelectorAll('script[src="o/facts.js"]').length;

beforeEach(() => {
  Object.assign(dataset, { root: '/l/livret/', facts: 'o/facts.js' });
});

afterEach(() => {
  vi.useRealTimers();
  jsdom.reconfigure({ url: 'http://localhost:8080/' });
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  for (const name of Object.keys(dataset)) delete dataset[name];
});

describe('that readings are counted', () => {
  it('is said by the first page, whenever one comes back to it, and by covers', () => {
    expect(open('http://localhost:8080/l/livret/a/c1/p1.html')).toBe('first');
    keepTold();

    expect(open('http://localhost:8080/l/livret/a/c1/p2.html')).toBe('on');
    keepTold();
    expect(open('http://localhost:8080/l/livret/a/c1/p1.html#page-1')).toBe('first');
  });

  it('is not said to who refused, nor in a copy on a disk', () => {
    open('http://localhost:8080/l/livret/');
    keepRefusal(true);

    expect(dataset.counting).toBe('refused');
    expect(open('http://localhost:8080/l/livret/a/c1/p2.html')).toBe('refused');
    keepRefusal(false);
    expect(dataset.counting).toBe('first');
    expect(open('file:///home/lea/livret/c1/p1.html')).toBeUndefined();
  });
});

describe('what counts', () => {
  const load = async (counting: string | undefined, seconds = 0) => {
    vi.useFakeTimers();
    if (counting) dataset.counting = counting;
    loadFacts();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    return fetched();
  };

  it('comes once the page is drawn, on the first page after all else', async () => {
    expect(await load('first', 1)).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetched()).toBe(1);
  });

  it('comes at once where it came before, for who refused too: they find the setting', async () => {
    expect(await load('on')).toBe(1);
    document.head.innerHTML = '';
    expect(await load('refused')).toBe(1);
  });

  it('comes with the settings where the search has its script', async () => {
    document.body.innerHTML = '<input data-island="search"><details data-island="settings"></details>';
    expect(await load('on', 60)).toBe(0);
    document.querySelector('details')?.dispatchEvent(new Event('toggle'));

    expect(fetched()).toBe(1);
  });

  it('never comes in a copy on a disk', async () => {
    open('file:///home/lea/livret/c1/p1.html');

    expect(await load(undefined, 60)).toBe(0);
  });
});
