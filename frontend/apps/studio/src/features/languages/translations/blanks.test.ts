import { describe, expect, it } from 'vitest';
import { blanksOf, differenceOf, partsOf } from './blanks';

const source = { one: 'Relancer <1>{{name}}</1>', other: 'Relancer {{count}} personnes' };

describe('what a translator keeps', () => {
  it('is what is filled in and the tags around words', () => {
    expect(blanksOf('<1>Lavez</1> {{count}} {mains}')).toEqual(['<1>', '</1>', '{{count}}', '{mains}']);
    expect(partsOf('Bonjour {{name}}')).toEqual([
      { words: 'Bonjour ', kept: false },
      { words: '{{name}}', kept: true },
      { words: '', kept: false },
    ]);
  });

  it.each([
    ['one', '<1>{{name}}</1> erinnern', undefined],
    ['other', '{{count}} Personen erinnern', undefined],
    ['few', '{{count}} osoby', undefined],
    ['two', 'شخصان', undefined],
    ['other', 'Personen erinnern', { missing: ['{{count}}'], extra: [] }],
    ['other', '{{count}} {{count}}', { missing: [], extra: ['{{count}}'] }],
    ['other', '{{number}} Personen', { missing: ['{{count}}'], extra: ['{{number}}'] }],
  ])('%s: « %s »', (category, text, difference) => {
    expect(differenceOf(source, category, text)).toEqual(difference);
  });
});
