import { expect, it } from 'vitest';
import { moved } from './moved';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moves the item at %i to %i', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected);
});
