import { describe, expect, it } from 'vitest';
import type { Block } from '../block';
import { blocks } from '../samples/blocks';
import { list, paragraph, text } from '../samples/build';
import { documentSchema, PAGE_BLOCKS, SCHEMA_VERSION } from './document';

const page = (...content: Block[]) => ({ schema: SCHEMA_VERSION, blocks: content });
const complaints = (document: unknown) =>
  documentSchema.safeParse(document).error?.issues.map(({ message }) => message);

describe('a document', () => {
  it('holds every type of block', () => {
    expect(complaints(page(...Object.values(blocks)))).toBeUndefined();
  });

  it('may be empty', () => {
    expect(complaints(page())).toBeUndefined();
  });

  it.each([
    ['beside another', page(paragraph('a', 'un'), paragraph('a', 'deux'))],
    ['inside another', page(paragraph('l-0-p', 'un'), list('l', false, ['deux']))],
  ])('refuses the same id %s', (_, document) => {
    expect(complaints(document)).toHaveLength(1);
  });

  it('has a length', () => {
    const many = (count: number) => page(...Array.from({ length: count }, (_, place) => paragraph(`p${place}`, 'x')));

    expect(complaints(many(PAGE_BLOCKS))).toBeUndefined();
    expect(complaints(many(PAGE_BLOCKS + 1))).toHaveLength(1);
  });

  it('refuses a block that nobody would read to the end', () => {
    const halves = [...text('x'.repeat(10_000)), ...text('y'.repeat(10_001))];

    expect(complaints(page(paragraph('long', halves)))).toEqual(['The block "long" is too long.']);
  });

  it.each([
    ['an unknown block', { id: 'a', type: 'applet', props: {} }],
    [
      'a block that only stands inside another',
      { id: 'a', type: 'list_item', props: {}, children: [paragraph('b', '')] },
    ],
    ['an undeclared field', { ...paragraph('a', ''), style: 'color:red' }],
    ['HTML in the place of rich text', { ...paragraph('a', ''), text: '<b>x</b>' }],
    [
      'a mark that it does not know',
      { ...paragraph('a', ''), text: [{ type: 'text', text: 'x', marks: [{ type: 'blink' }] }] },
    ],
    ['a character that no database keeps', paragraph('a', 'a\u0000b')],
    ['half a character', paragraph('a', 'a\ud800b')],
    ['an id that is not one', paragraph('a b', '')],
  ])('refuses %s', (_, block) => {
    expect(complaints({ schema: SCHEMA_VERSION, blocks: [block] })).not.toBeUndefined();
  });
});
