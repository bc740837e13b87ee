import { vi } from 'vitest';
import type { Told } from '../tellFacts';

export const BUNDLE = '0123456789abcdef';
export const ENGLISH = 'fedcba9876543210';

const pageOf = (pages: string, page = '', inner = '') =>
  `<div data-island="page" data-chapter="safety" ${page && `data-page="${page}"`} data-pages="${pages}">${inner}</div>`;

/** Screens of an edition, by the name of their file. */
export const screens = {
  '': '<div data-island="cover"></div>',
  'sommaire.html': '<div data-island="contents"></div>',
  'c3/p1.html': pageOf('gloves hands', 'gloves'),
  'c3/p2.html': pageOf('gloves hands', 'hands'),
  'c4.html': pageOf(
    'one two',
    '',
    `<section id="page-one" class="lvr-topic"><h2>Une</h2></section>
     <section id="page-two" class="lvr-topic"><h2>Deux</h2></section>`,
  ),
};

/* What a tab listens to and sees goes when it is closed. */
const closing: (() => void)[] = [];

const follow = (target: EventTarget) => {
  const add = target.addEventListener.bind(target);
  const spy = vi.spyOn(target, 'addEventListener').mockImplementation((name, listener, how) => {
    closing.push(() => target.removeEventListener(name, listener));
    add(name, listener, how);
  });
  closing.push(() => spy.mockRestore());
};

export const closeTabs = () => {
  for (const close of closing.splice(0)) close();
};

type Opened = { bundle?: string; locale?: string; width?: number; visible?: boolean; beside?: boolean };

/** Opens a screen as a browser does: everything anew but what the device keeps. */
export const openTab = async (file: keyof typeof screens, opened: Opened = {}) => {
  const { bundle = BUNDLE, locale = 'fr-FR', width = 390, visible = true, beside = false } = opened;
  if (!beside) {
    closeTabs();
    for (const target of [document, window]) follow(target);
  }
  let state: DocumentVisibilityState = visible ? 'visible' : 'hidden';
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  closing.push(() => seen.mockRestore());
  vi.stubGlobal('innerWidth', width);
  history.replaceState(null, '', file ? `/l/livret/${bundle}/${file}` : '/l/livret/');
  const said = { root: '/l/livret/', bundle: `/l/livret/${bundle}/`, entry: '/l/livret/', edition: locale };
  Object.assign(document.documentElement.dataset, said);
  document.body.innerHTML = screens[file];
  globalThis.livretierTold = undefined;
  vi.resetModules();
  await import('../../facts');
  const hears = globalThis.livretierTold as { push: (told: Told) => unknown } | undefined;
  const tell = (told: Told) => hears?.push(told);
  return {
    tell,
    /** What version.json says: this version in both languages, on this day. */
    online: (date = 'Tue, 16 Mar 2027 09:42:00 GMT') =>
      tell({ online: { number: '1.0', editions: { 'fr-FR': BUNDLE, 'en-GB': ENGLISH }, date } }),
    answer: (question: string, met: boolean) => tell({ answered: question, met }),
    unclear: (page: string) => tell({ unclear: page }),
    withdraw: (page: string) => tell({ withdrawn: page }),
    show: (shown: boolean) => {
      state = shown ? 'visible' : 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
};
