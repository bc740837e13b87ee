/** @jsxImportSource preact */
import type { SearchIndex } from '@livretier/booklet/searchWords';
import { render } from 'preact';
import { bundle } from '../device/place';
import { words } from '../locales/words';
import { Results } from './Results';
import { type Found, type Ready, readyIndex, searchPages } from './searchPages';

/* What is drawn costs more than what is found. */
const DRAWN = 10;

/** Searches once, unseen: a first search costs three times the next, and should not wait for a key. */
const rehearse = (index: Ready) => {
  const found = searchPages(index, index.pages[0]?.title ?? '');
  if (found) render(<Results query="" found={found} shown={DRAWN} onMore={() => undefined} />, new DocumentFragment());
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
  const draw = (query: string, found: Found, shown: number) => {
    const drawMore = () => {
      draw(query, found, shown + DRAWN);
      place.querySelectorAll<HTMLElement>('.lvr-found-page')[shown]?.focus();
    };
    render(<Results query={query} found={found} shown={shown} onMore={drawMore} />, place);
  };
  const search = async () => {
    const query = field.value.trim();
    noteAsked(query);
    if (query === '') return render(null, place);
    index ??= fetchIndex();
    try {
      const ready = await index;
      if (query !== field.value.trim()) return;
      const found = searchPages(ready, query);
      if (found) draw(query, found, DRAWN);
      else render(null, place);
    } catch {
      index = undefined;
      render(<p role="status">{words().foundNoNetwork}</p>, place);
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
