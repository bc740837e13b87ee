import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Changes } from './changes';
import type { Online } from './online';
import { tellNewVersion } from './tellNewVersion';

const online = (bundle: string): Online => ({ number: '3.1', editions: { 'fr-FR': bundle } });
const notice = () => document.querySelector('.lvr-notice');
const links = () => [...(notice()?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.pathname]);
const asked: string[] = [];

/** What the edge says to the version that is in sight; nothing when it does not know it. */
const knows = (changes?: Changes) =>
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.pathname);
    return changes ? Response.json(changes) : new Response('', { status: 404 });
  });

const changed = (count: number): Changes['pages'] =>
  Array.from({ length: count }, (_, at) => ({ title: `Page ${at + 1}`, href: `new/c1/p${at + 1}.html` }));

beforeEach(() => {
  document.head.innerHTML = `<base href="${location.origin}/l/livret/former/">`;
  Object.assign(document.documentElement.dataset, { edition: 'fr-FR', root: '../', bundle: './', entry: '../' });
  document.body.innerHTML = '<div class="lvr-screen"></div>';
});
afterEach(() => {
  localStorage.clear();
  asked.length = 0;
  document.head.innerHTML = '';
  for (const name of ['edition', 'root', 'bundle', 'entry']) delete document.documentElement.dataset[name];
  vi.unstubAllGlobals();
});

describe('the notice of a new version', () => {
  it('says which one, and leads to each page that changed since the one in sight', async () => {
    knows({ pages: changed(2), others: 0 });
    await tellNewVersion(online('new'));

    expect(asked).toEqual(['/l/livret/former/_new.json']);
    expect(notice()?.textContent).toContain('Le livret a changé\u00a0: la version 3.1 est en ligne.');
    expect(links()).toEqual([
      ['Page 1', '/l/livret/new/c1/p1.html'],
      ['Page 2', '/l/livret/new/c1/p2.html'],
    ]);
  });

  it('names the first ones, and leads to the page that names the others', async () => {
    knows({ pages: changed(6), others: 4 });
    await tellNewVersion(online('new'));

    expect(links()).toHaveLength(4);
    expect(links().at(-1)).toEqual(['et 7 autres pages', '/l/livret/former/_new.html']);
  });

  it('claims no change that it was not told of, and leads to the booklet', async () => {
    knows();
    await tellNewVersion(online('new'));

    expect(notice()?.querySelectorAll('p')).toHaveLength(1);
    expect(links()).toEqual([['La lire', '/l/livret/']]);
  });

  it('asks for nothing where the page is the newest', async () => {
    knows();
    await tellNewVersion(online('former'));

    expect([asked, notice()]).toEqual([[], null]);
  });

  it('is dismissed for this version, not for the next', async () => {
    knows();
    await tellNewVersion(online('new'));
    notice()?.querySelector('button')?.click();
    await tellNewVersion(online('new'));
    const dismissed = notice();
    await tellNewVersion(online('newer'));

    expect(dismissed).toBeNull();
    expect(notice()).not.toBeNull();
  });
});
