import { describe, expect, it } from 'vitest';
import counts from '../../../../../backend/shared/documents/word_counts.json';
import { documentSchema } from './document';
import { countWords, readingMinutes } from './words';

describe('counting words as the server counts them', () => {
  it.each(counts)('$what: $words', ({ document, words }) => {
    const { blocks } = documentSchema.parse(document);

    expect(countWords(blocks)).toBe(words);
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
