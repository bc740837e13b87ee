import { describe, expect, it } from 'vitest';
import { differenceOf, offered, partsOf, tokensIn } from './tokens';

describe('the tokens of a text', () => {
  it('are its pairs and its values, and no sign behind a backslash', () => {
    expect(tokensIn('Savonnez <1>bien</1> {{referent}} \\<2> \\{{nom}}')).toEqual(['<1>', '</1>', '{{referent}}']);
  });

  it('are told when they are missing or too many', () => {
    const wanted = ['<1>', '</1>', '{{referent}}'];

    expect(differenceOf(wanted, '<1>Bem</1> {{referent}}')).toEqual({ missing: [], extra: [] });
    expect(differenceOf(wanted, 'Bem {{referent}} {{referent}}')).toEqual({
      missing: ['<1>', '</1>'],
      extra: ['{{referent}}'],
    });
  });

  it('are offered as pairs to write between', () => {
    expect(offered(['<1>', '</1>', '{{referent}}', '{{referent}}'])).toEqual(['<1></1>', '{{referent}}']);
  });

  it('stand apart from the words around them', () => {
    expect(partsOf('a \\< b <1>c</1>').filter(({ words }) => words)).toEqual([
      { words: 'a <', kept: false },
      { words: ' b ', kept: false },
      { words: '<1>', kept: true },
      { words: 'c', kept: false },
      { words: '</1>', kept: true },
    ]);
  });
});
