import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { list, paragraph } from '../samples/build';
import { countWords, readingMinutes } from './words';

describe('counting words', () => {
  it.each([
    ['', 0],
    ['Bonjour', 1],
    ['L’équipe vous attend à 7\u202fh — enfin\u202f!', 7],
    ['  des   espaces ', 2],
  ])('of %j gives %i', (written, count) => {
    expect(countWords([paragraph('a', written)])).toBe(count);
  });

  it('counts what is inside other blocks, and the titles that are read', () => {
    expect(countWords([list('l', false, ['un', 'deux mots'])])).toBe(3);
    expect(countWords([blocks.accordion])).toBe(3 + 9 + 3 + 5);
  });

  it('leaves out addresses and what is only for those who do not see', () => {
    expect(countWords([blocks.image, blocks.button])).toBe(5 + 3);
  });
});

describe('the time of reading', () => {
  it.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
});
