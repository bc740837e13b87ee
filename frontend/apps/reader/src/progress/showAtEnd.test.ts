import { afterEach, describe, expect, it } from 'vitest';
import { keepProgress } from './keptProgress';
import { showAtEnd } from './showAtEnd';

const chapters = JSON.stringify([
  ['one', 3, ['a', 'b']],
  ['two', 3, ['c', 'd']],
]);

const end = (...read: string[]) => {
  document.body.innerHTML = `<div data-structure="chapters_and_pages"><p data-said="sum"></p>
    <div data-said="done" hidden><p data-said="pages"></p><p data-said="chapters"></p></div>
    <section data-said="unread" hidden><h2 data-said="left"></h2><ul>${['a', 'b', 'c', 'd']
      .map((id) => `<li data-left="${id}" ${id === 'd' ? 'data-mandatory="true"' : ''}>${id}</li>`)
      .join('')}</ul></section></div>`;
  const view = document.querySelector<HTMLElement>('div');
  if (!view) throw new Error('no end');
  view.dataset.chapters = chapters;
  const pages = Object.fromEntries(read.map((page) => [page, '2027-03-12']));
  keepProgress({ pages, chapters: {}, last: 'd', answered: [], given: {} });
  showAtEnd(view);
};
const said = (name: string) => document.querySelector<HTMLElement>(`[data-said=${name}]`);
const left = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

afterEach(() => localStorage.clear());

describe('the end of a booklet', () => {
  it('says what was read and what is left, what has to be read first', () => {
    end('a', 'b');

    expect(said('pages')?.textContent).toBe('2 pages lues sur 4');
    expect(said('chapters')?.textContent).toBe('1 chapitre complet sur 2');
    expect(said('sum')?.textContent).toBe('Encore 2 pages à lire.');
    expect(said('left')?.textContent).toBe('2 pages restent à lire, dont 1 obligatoire');
    expect(left()).toEqual(['d', 'c']);
    expect([said('done')?.hidden, said('unread')?.hidden]).toEqual([false, false]);
  });

  it('says that only what is required is left', () => {
    end('a', 'b', 'c');

    expect(said('left')?.textContent).toBe('1 page obligatoire reste à lire');
  });

  it('says that all was read', () => {
    end('a', 'b', 'c', 'd');

    expect(said('sum')?.textContent).toBe('Vous avez lu tout le livret.');
    expect(said('unread')?.hidden).toBe(true);
  });
});
