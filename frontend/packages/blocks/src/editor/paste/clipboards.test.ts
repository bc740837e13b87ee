import { expect, it } from 'vitest';
import { documentSchema } from '../../document/document';
import { clipboards } from '../testing/clipboards';
import { paragraph, wordsOf, writeOn } from '../testing/writeOn';
import { readPaste } from './cleanHtml';

it('there are thirty documents at least', () => {
  expect(clipboards.length).toBeGreaterThanOrEqual(30);
});

it.each(clipboards)('$name loses no word and no picture that it brings', ({ html, rtf, words, taken, leftOut }) => {
  const page = writeOn(paragraph('a'));
  page.caret('a');
  const read = readPaste(html, { rtf });

  page.paste(html, rtf);

  const arrived = page
    .read()
    .blocks.map(wordsOf)
    .join(' ')
    .split(/[\s|]+/)
    .filter(Boolean);
  expect(arrived).toEqual(words);
  expect(page.all().filter(({ type }) => type === 'image')).toHaveLength(taken);
  expect(read.pictures.taken).toHaveLength(taken);
  expect(read.pictures.leftOut).toBe(leftOut);
  expect(read.html).not.toMatch(/\s(?:style|src|srcset|on\w+)=|<(?:img|script|style|link)\b/i);
  expect(documentSchema.safeParse(page.read()).error).toBeUndefined();
});
