/** @jsxImportSource preact */
import { render } from 'preact';
import { bundle } from '../device/place';
import { words } from '../locales/words';
import { Results } from './Results';
import { type Index, indexPages, type Page, searchPages } from './searchPages';

const fetchIndex = async () => {
  const answer = await fetch(new URL('search.json', bundle()));
  if (!answer.ok) throw new Error('There is no index.');
  return indexPages((await answer.json()) as Page[]);
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

/** Searches while one writes, on the device: what is asked goes nowhere. */
export const startSearch = (field: HTMLInputElement, place: Element) => {
  let index: Promise<Index> | undefined;
  const search = async () => {
    const query = field.value.trim();
    noteAsked(query);
    if (query === '') return render(null, place);
    index ??= fetchIndex();
    try {
      const found = searchPages(await index, query);
      if (query === field.value.trim()) render(<Results query={query} hits={found} />, place);
    } catch {
      index = undefined;
      render(<p role="status">{words().foundNoNetwork}</p>, place);
    }
  };
  field.addEventListener('focus', () => {
    index ??= fetchIndex();
    index.catch(() => undefined);
  });
  field.addEventListener('input', search);
  field.value = asked();
  if (field.value) void search();
};
