import { describe, expect, it } from 'vitest';
import { momentOf, timeOf } from './moment';

describe('a day and a time on the clock of a company', () => {
  it.each([
    ['2027-01-15', '09:00', 'Europe/Paris', '2027-01-15T08:00:00.000Z'],
    ['2027-07-15', '09:00', 'Europe/Paris', '2027-07-15T07:00:00.000Z'],
    ['2027-03-28', '09:00', 'Europe/Paris', '2027-03-28T07:00:00.000Z'],
    ['2027-10-31', '09:00', 'Europe/Paris', '2027-10-31T08:00:00.000Z'],
    ['2027-01-15', '09:00', 'America/Cayenne', '2027-01-15T12:00:00.000Z'],
    ['2027-01-15', '09:00', 'Pacific/Noumea', '2027-01-14T22:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, moment) => {
    expect(momentOf(day, time, zone)?.toISOString()).toBe(moment);
    expect(timeOf(new Date(moment), zone)).toBe(time);
  });

  it.each([
    ['demain', '09:00'],
    ['2027-13-45', '09:00'],
    ['2027-01-15', ''],
  ])('%s %s is none', (day, time) => {
    expect(momentOf(day, time, 'Europe/Paris')).toBeUndefined();
  });
});
