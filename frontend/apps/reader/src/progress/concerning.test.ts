import { beforeEach, expect, it } from 'vitest';
import { nameFor } from '../device/place';
import { remember } from '../device/store';
import { chaptersIn, placeOf } from './chaptersIn';
import type { Progress } from './progress';
import { counted, minutesLeft, readDay, shareRead, withChapters } from './progress';

const none: Progress = { pages: {}, chapters: {}, last: '', answered: [], given: {} };

const contents = () => {
  const element = document.createElement('div');
  element.dataset.chapters = JSON.stringify([
    ['c1', 4, ['a', 'b']],
    ['c2', 6, ['c']],
  ]);
  return element;
};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.root = '/';
});

it('every page counts for whom nobody knows', () => {
  const chapters = chaptersIn(contents());

  expect(chapters.map(({ pages }) => pages)).toEqual([['a', 'b'], ['c']]);
  expect(counted(chapters)).toHaveLength(2);
});

it('only the pages that concern somebody count for them, and each page stays where it is', () => {
  remember(nameFor('participant'), { pages: ['b'] });
  const chapters = chaptersIn(contents());
  const read = { ...none, pages: { b: '2027-03-16' } };

  expect(chapters.map((chapter) => readDay(read, chapter))).toEqual(['2027-03-16', undefined]);
  expect(chapters.map((chapter) => shareRead(read, chapter))).toEqual([1, 1]);
  expect(counted(chapters).map(({ id }) => id)).toEqual(['c1']);
  expect(minutesLeft(read, chapters)).toBe(0);
  expect(Object.keys(withChapters(read, chapters).chapters)).toEqual(['c1', 'c2']);
  expect(placeOf('b', contents(), chapters).href).toMatch(/c1\/p2\.html$/);
  expect(placeOf('c', contents(), chapters).href).toMatch(/c2\/p1\.html$/);
});
