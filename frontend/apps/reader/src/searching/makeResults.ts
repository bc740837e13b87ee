import type { SearchPage } from '@livretier/booklet/searchWords';
import { make } from '../device/make';
import { makeIcon } from '../device/makeIcon';
import { foundWords } from '../locales/words';
import { excerpt, markWords } from './excerpt';
import type { Found } from './searchPages';

type IsMeant = Found['isMeant'];

const ANSWER = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4';
const FORWARD = 'M5 12l14 0M13 18l6 -6M13 6l6 6';

/** Words of ours around pages that may be in another language. */
const own = <Told extends HTMLElement>(element: Told) =>
  Object.assign(element, { lang: document.documentElement.lang });

const marked = (text: string, isMeant: IsMeant) =>
  markWords(text, isMeant).map((part) => (part.marked ? make('mark', '', part.text) : part.text));

const whereIs = ({ chapter, number }: SearchPage) => (number ? foundWords().foundAt(chapter, number) : chapter);

const makeLink = (page: SearchPage, best: boolean, isMeant: IsMeant) => {
  const link = make(
    'a',
    'lvr-found-page',
    make('span', 'lvr-small', whereIs(page)),
    make('span', 'lvr-found-title', ...marked(page.title, isMeant)),
    make('span', best ? 'lvr-found-text' : 'lvr-small', ...marked(excerpt(page.text, isMeant), isMeant)),
  );
  link.href = page.href;
  if (!best) return link;
  link.prepend(own(make('span', 'lvr-found-answer', makeIcon(ANSWER), foundWords().foundBest)));
  link.append(own(make('span', 'lvr-found-read', foundWords().foundRead, makeIcon(FORWARD))));
  return link;
};

/** What is said of the results: it stays while they change, so that a voice hears each count. */
export const makeStatus = () => {
  const status = own(make('p', 'lvr-found-count'));
  status.setAttribute('role', 'status');
  return status;
};

const makeMore = (onMore: () => void) => {
  const more = own(make('button', 'lvr-found-more', foundWords().foundMore));
  more.type = 'button';
  more.addEventListener('click', onMore);
  return more;
};

export const sayCount = (query: string, { pages }: Found) =>
  pages.length > 0 ? foundWords().found(pages.length) : foundWords().foundNothing(query);

/** The page that answers best in front, each with the words where they stand. */
export const makeResults = ({ pages, isMeant }: Found, shown: number, onMore: () => void) => {
  const lines = pages
    .slice(0, shown)
    .map((page, place) => make('li', place === 0 ? 'lvr-found-best' : '', makeLink(page, place === 0, isMeant)));
  return [make('ol', 'lvr-found-pages', ...lines), ...(pages.length > shown ? [makeMore(onMore)] : [])];
};
