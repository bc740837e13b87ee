import { expect, it } from 'vitest';
import { inkOn } from './ink';

it.each([
  ['#ffffff', 'dark'],
  ['#E9A93A', 'dark'],
  ['#767676', 'dark'],
  ['#2f6e57', 'light'],
  ['#000000', 'light'],
])('on %s one writes in a %s ink', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});
