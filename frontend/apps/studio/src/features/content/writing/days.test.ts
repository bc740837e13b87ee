import { describe, expect, it } from 'vitest';
import { beginningOf, endOf, firstDayOf, isDay, lastDayOf } from './days';

describe('the days of a news item', () => {
  it('ends with its last day', () => {
    const end = endOf('2027-04-15', null);

    expect(end).toBe(new Date(2027, 3, 16).toISOString());
    expect(lastDayOf(end)).toBe('2027-04-15');
  });

  it('keeps the minute that is known while the day is the same', () => {
    const at = new Date(2027, 2, 15, 8, 30).toISOString();

    expect(beginningOf(firstDayOf(at), at)).toBe(at);
    expect(beginningOf('2027-03-16', at)).toBe(new Date(2027, 2, 16).toISOString());
    expect(beginningOf('', at)).toBeNull();
  });

  it.each([
    ['', true],
    ['2027-03-15', true],
    ['bientôt', false],
  ])('%s', (text, known) => {
    expect(isDay(text)).toBe(known);
  });
});
