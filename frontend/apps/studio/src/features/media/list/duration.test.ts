import { describe, expect, it } from 'vitest';
import { duration } from './duration';

describe('how long something lasts', () => {
  it.each([
    [0, '0:00'],
    [59.6, '1:00'],
    [134, '2:14'],
    [3734, '1:02:14'],
  ])('%s seconds are %s', (seconds, expected) => {
    expect(duration(seconds)).toBe(expected);
  });
});
