import { describe, expect, it } from 'vitest';
import { calendarDay, capitalized, longDate, relativeTime } from './dates';

describe('a long date', () => {
  it.each([
    ['fr-FR', '2027-03-16', 'Mardi 16 mars 2027'],
    ['fr-FR', '2027-03-01', 'Lundi 1er mars 2027'],
    ['en-GB', '2027-03-01', 'Monday, 1 March 2027'],
  ] as const)('in %s, %s is %s', (locale, day, expected) => {
    expect(capitalized(longDate(calendarDay(day), locale, { weekday: true }))).toBe(expected);
  });
});

describe('how long ago', () => {
  const minute = 60_000;

  it.each([
    ['fr-FR', 0, 'maintenant'],
    ['fr-FR', 59_999, 'maintenant'],
    ['fr-FR', 12 * minute, 'il y a 12 min'],
    ['fr-FR', 119 * minute, 'il y a 1 h'],
    ['fr-FR', 24 * 60 * minute, 'hier'],
    ['en-GB', 12 * minute, '12 min ago'],
  ] as const)('in %s, %i ms is %s', (locale, past, expected) => {
    expect(relativeTime(1_000, 1_000 + past, locale).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
