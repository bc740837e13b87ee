import type { SearchIndex } from '@livretier/booklet/searchWords';
import { bundle } from '../device/place';
import { foundWords } from '../locales/words';
import { makeResults, makeStatus, sayCount } from './makeResults';
import { type Found, type Ready, readyIndex, searchPages } from './searchPages';

/* What is drawn costs more than what is found. */
const DRAWN = 10;

/** Searches once, unseen: a first search costs three times the next, and should not wait for a key. */
const rehearse = (index: Ready) => {
  const found = searchPages(index, index.pages[0]?.title ?? '');
  if (found) makeResults(found, DRAWN, () => undefined);
};

const fetchIndex = async () => {
  const answer = await fetch(new URL('search.json', bundle()));
  if (!answer.ok) throw new Error('There is no index.');
  const index = readyIndex((await answer.json()) as SearchIndex);
  setTimeout(rehearse, 0, index);
  return index;
};

/* Kept in the address: who comes back from a page finds what was found. */
const asked = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};
const noteAsked = (query: string) => history.replaceState(null, '', `#${encodeURIComponent(query)}`);

/** Searches while one writes, at most once a frame, on the device: what is asked goes nowhere. */
export const startSearch = (field: HTMLInputElement, place: Element) => {
  let index: Promise<Ready> | undefined;
  let frame = 0;
  const status = makeStatus();
  const show = (said: string, ...drawn: Node[]) => {
    if (status.parentNode !== place) place.replaceChildren(status);
    while (status.nextSibling) status.nextSibling.remove();
    place.append(...drawn);
    status.textContent = said;
  };
  const draw = (query: string, found: Found, shown: number) => {
    const drawMore = () => {
      draw(query, found, shown + DRAWN);
      place.querySelectorAll<HTMLElement>('.lvr-found-page')[shown]?.focus();
    };
    show(sayCount(query, found), ...makeResults(found, shown, drawMore));
  };
  const search = async () => {
    const query = field.value.trim();
    noteAsked(query);
    if (query === '') return place.replaceChildren();
    index ??= fetchIndex();
    try {
      const ready = await index;
      if (query !== field.value.trim()) return;
      const found = searchPages(ready, query);
      if (found) draw(query, found, DRAWN);
      else place.replaceChildren();
    } catch {
      index = undefined;
      show(foundWords().foundNoNetwork);
    }
  };
  field.addEventListener('focus', () => {
    index ??= fetchIndex();
    index.catch(() => undefined);
  });
  field.addEventListener('input', () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(search);
  });
  field.value = asked();
  if (field.value) void search();
};
