import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { list, paragraph } from '../samples/build';
import { charactersOf, plainText, walk } from './walk';

describe('walking through blocks', () => {
  it('meets each of them in the order of reading', () => {
    const met = [...walk([list('l', false, ['un', 'deux']), paragraph('p', 'trois')])].map(({ id }) => id);

    expect(met).toEqual(['l', 'l-0', 'l-0-p', 'l-1', 'l-1-p', 'p']);
  });
});

describe('the words of a text', () => {
  it('stand without their emphasis; a value is a gap, a break a line', () => {
    expect(plainText(blocks.paragraph.text)).toBe(
      'En cuisine comme en salle, vos mains touchent tout. Lisez les conseils de l’INRS, ou demandez à  .\nWash your hands',
    );
  });

  it('are counted with those of the properties', () => {
    expect(charactersOf(blocks.quote)).toBe(
      'On apprend un métier, on garde une équipe.'.length + 'Hélène Aubrac, directrice'.length,
    );
    expect(charactersOf(blocks.divider)).toBe(0);
  });
});
