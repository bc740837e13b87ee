import { describe, expect, it } from 'vitest';
import { minutesLeft, type Progress, pageToResume, readDay, withChapters, withRead } from './progress';

const nothing: Progress = { pages: {}, chapters: {}, last: '', answered: [], given: {} };
const welcome = { id: 'welcome', minutes: 3, pages: ['w'] };
const safety = { id: 'safety', minutes: 8, pages: ['a', 'b', 'c', 'd'] };
const chapters = [welcome, safety];
const read = (pages: Record<string, string>, last = ''): Progress => ({ ...nothing, pages, last });

describe('the progress of a reader', () => {
  it('counts a chapter once all its pages are read, on the day of the last', () => {
    const almost = ['a', 'b', 'c'].reduce((progress, page) => withRead(progress, page, safety, '2027-03-12'), nothing);
    const whole = withRead(almost, 'd', safety, '2027-03-14');

    expect(almost.chapters).toEqual({});
    expect(whole.chapters).toEqual({ safety: '2027-03-14' });
    expect(readDay(whole, safety)).toBe('2027-03-14');
  });

  it('keeps the first day on which a page was read', () => {
    const again = withRead(read({ w: '2027-03-12' }), 'w', welcome, '2027-03-20');

    expect(again.pages).toEqual({ w: '2027-03-12' });
  });

  it('says how many minutes are left', () => {
    expect(minutesLeft(nothing, chapters)).toBe(11);
    expect(minutesLeft(read({ w: '1', a: '1' }), chapters)).toBe(6);
  });

  it.each([
    ['the page that was left', read({ w: '1' }, 'b'), 'b'],
    ['the next one, when that was read', read({ w: '1', b: '1' }, 'b'), 'c'],
    ['what was skipped, at the end', read({ w: '1', b: '1', c: '1', d: '1' }, 'd'), 'a'],
    ['the first page, when the last one is no more', read({ a: '1' }, 'gone'), 'w'],
    ['nothing, when all is read', read({ w: '1', a: '1', b: '1', c: '1', d: '1' }, 'd'), undefined],
  ])('resumes at %s', (_, progress, page) => {
    expect(pageToResume(progress, chapters)).toBe(page);
  });

  it('forgets that a chapter is read when it gets a page more', () => {
    const done = { ...read({ w: '1' }), chapters: { welcome: '1', removed: '1' } };

    expect(withChapters(done, chapters).chapters).toEqual({ welcome: '1' });
    expect(withChapters(done, [{ ...welcome, pages: ['w', 'new'] }]).chapters).toEqual({});
  });
});
