import { load } from '../device/load';

/* On the first page of all it comes after pictures and whatever else the page fetches. */
const AFTER_ALL = 2_000;

/** Fetches what counts, once the page is drawn; where the search has its script, once the settings are opened. */
export const loadFacts = () => {
  const { facts, counting } = document.documentElement.dataset;
  if (!(facts && counting)) return;
  const isSearch = document.querySelector('[data-island=search]');
  const panel = document.querySelector('[data-island=settings]');
  const wait = counting === 'first' ? AFTER_ALL : 0;
  if (isSearch) panel?.addEventListener('toggle', () => load(facts), { once: true });
  else window.addEventListener('load', () => setTimeout(load, wait, facts), { once: true });
};
