import { describe, expect, it } from 'vitest';
import { readNumber, writeNumber } from './number';

describe('a number in the words of a language', () => {
  it.each([
    ['fr-FR', '1,5', 1.5],
    ['fr-FR', '1.5', 1.5],
    ['fr-FR', '1 234', 1234],
    ['fr-FR', '1\u202f234,5', 1234.5],
    ['en-GB', '1.5', 1.5],
    ['en-GB', '1,234', 1234],
    ['en-GB', '1,234.5', 1234.5],
    ['fr-FR', '−3', -3],
    ['fr-FR', '', null],
    ['fr-FR', '12 jours', Number.NaN],
    ['fr-FR', '1,2,3', Number.NaN],
    ['en-GB', '1,5', Number.NaN],
  ])('in %s, %s is %d', (language, text, expected) => {
    expect(readNumber(text, language)).toBe(expected);
  });

  it.each([
    ['fr-FR', '1234,5'],
    ['en-GB', '1234.5'],
  ])('in %s is written %s, and read back', (language, text) => {
    expect(writeNumber(1234.5, language)).toBe(text);
    expect(readNumber(text, language)).toBe(1234.5);
  });
});
