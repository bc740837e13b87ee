import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { image, list, paragraph, text } from '../samples/build';
import { charactersOf, hasWords, inlinesIn, plainText, saysSomething, walk } from './walk';

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

describe('what a reader meets', () => {
  const picture = image('i', null);

  it.each([
    ['words', paragraph('p', 'Ici.'), true, true],
    ['a living value', paragraph('p', [{ type: 'value', key: 'contact' }]), true, true],
    ['nothing but space', paragraph('p', [...text(' '), { type: 'break' }]), false, false],
    ['words inside', list('l', false, ['', 'deux']), true, true],
    ['nothing inside', list('l', false, ['']), false, false],
    ['a picture', picture, false, true],
    ['a line between two parts', blocks.divider, false, false],
  ])('%s', (_, block, words, something) => {
    expect([hasWords(block), saysSomething(block)]).toEqual([words, something]);
  });

  it('is found with its living values in lines as in texts', () => {
    expect(inlinesIn({ ...blocks.button, props: { label: 'Chez {{hr_contact}}', href: '' } })).toEqual([
      ...text('Chez '),
      { type: 'value', key: 'hr_contact' },
    ]);
    expect(inlinesIn(blocks.paragraph)).toEqual(blocks.paragraph.text);
  });
});
