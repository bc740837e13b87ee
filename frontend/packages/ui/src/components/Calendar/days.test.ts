import { describe, expect, it } from 'vitest';
import { addMonths, readDay, today, weeksOf, writtenDay } from './days';

describe('days', () => {
  it('of a month are shown in whole weeks, from Monday', () => {
    const weeks = weeksOf('2027-03-16');

    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2027-03-01');
    expect(weeks.at(-1)?.at(-1)).toBe('2027-04-04');
    expect(weeksOf('2026-11-15')).toHaveLength(6);
    expect(weeksOf('2027-02-01')).toHaveLength(4);
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s moved by %s months is %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  it.each([
    ['16/03/2027', '2027-03-16'],
    ['1/3/2027', '2027-03-01'],
    [' 16.03.2027 ', '2027-03-16'],
    ['31/02/2027', null],
    ['03/16/2027', null],
    ['16/03/27', null],
    ['demain', null],
    ['', null],
  ])('somebody who writes "%s" means %s', (text, expected) => {
    expect(readDay(text)).toBe(expected);
  });

  it('are written with the day first', () => {
    expect(writtenDay('2027-03-16')).toBe('16/03/2027');
  });

  it('of today is that of the clock on the wall', () => {
    expect(today(new Date(2027, 2, 1, 23, 59))).toBe('2027-03-01');
  });
});
