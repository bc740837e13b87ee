import { describe, expect, it } from 'vitest';
import { calendarDay, capitalized, longDate } from './dates';

describe('a long date', () => {
  it.each([
    ['fr-FR', '2027-03-16', 'Mardi 16 mars 2027'],
    ['fr-FR', '2027-03-01', 'Lundi 1er mars 2027'],
    ['en-GB', '2027-03-01', 'Monday, 1 March 2027'],
  ] as const)('in %s, %s is %s', (locale, day, expected) => {
    expect(capitalized(longDate(calendarDay(day), locale, { weekday: true }))).toBe(expected);
  });
});
