import { describe, expect, it } from 'vitest';
import { daysApart } from './moments';

const now = new Date('2027-03-16T21:30:00Z');

describe('a moment seen from 16 March 2027, 22:30 in Paris', () => {
  it.each([
    ['2027-03-16T09:44:00Z', 'Europe/Paris', 'today'],
    ['2027-03-15T23:30:00Z', 'Europe/Paris', 'today'],
    ['2027-03-15T22:30:00Z', 'Europe/Paris', 'yesterday'],
    ['2027-03-14T22:30:00Z', 'Europe/Paris', 'year'],
    ['2026-03-16T09:44:00Z', 'Europe/Paris', 'before'],
    ['2027-03-16T19:30:00Z', 'Indian/Reunion', 'yesterday'],
  ])('%s in %s is of %s', (at, timeZone, expected) => {
    expect(daysApart(new Date(at), now, timeZone)).toBe(expected);
  });
});
