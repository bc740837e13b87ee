import { expect, it } from 'vitest';
import { readColor } from './color';

it.each([
  ['#1E5545', '#1e5545'],
  ['1e5545 ', '#1e5545'],
  ['#abc', '#aabbcc'],
  ['#1e554', null],
  ['vert', null],
  ['', null],
])('%j is the colour %j', (text, expected) => {
  expect(readColor(text)).toBe(expected);
});
