import { describe, expect, it } from 'vitest';
import { fileSize, percentage, wholeNumber } from './numbers';

const narrow = '\u202f';
/* Browsers do not agree on which no-break space it is. */
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

describe('numbers, as each language writes them', () => {
  it.each([
    ['fr-FR', 2318, `2${narrow}318`],
    ['en-GB', 2318, '2,318'],
  ] as const)('in %s, %s is %s', (locale, value, expected) => {
    expect(wholeNumber(value, locale)).toBe(expected);
  });

  it.each([
    ['fr-FR', '48 %'],
    ['en-GB', '48%'],
  ] as const)('in %s, a share of 0.48 is %s', (locale, expected) => {
    expect(plain(percentage(0.48, locale))).toBe(expected);
  });

  it.each([
    ['fr-FR', 0, '0 o'],
    ['fr-FR', 999, '999 o'],
    ['fr-FR', 12_400, '12 Ko'],
    ['fr-FR', 6_400_000_000, '6,4 Go'],
    ['en-GB', 6_400_000_000, '6.4 GB'],
    ['en-GB', 5_000_000_000_000_000, '5,000 TB'],
  ] as const)('in %s, %s bytes are %s', (locale, bytes, expected) => {
    expect(plain(fileSize(bytes, locale))).toBe(expected);
  });
});
