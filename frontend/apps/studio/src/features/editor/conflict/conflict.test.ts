import type { Document } from '@livretier/blocks';
import { describe, expect, it } from 'vitest';
import type { Conflict, Content } from '../source/types';
import { combine, diffWords } from './diffWords';
import { settle } from './settle';
import { wordsOf } from './values';

const words = (text: string) => [{ type: 'text' as const, text }];
const document: Document = {
  schema: 2,
  blocks: [
    { id: 'a', type: 'paragraph', props: {}, text: words('Quarante secondes') },
    {
      ...{ id: 'list', type: 'list', props: { ordered: false } },
      children: [
        {
          id: 'i',
          type: 'list_item',
          props: {},
          children: [{ id: 'b', type: 'paragraph', props: {}, text: words('Un') }],
        },
      ],
    },
    { id: 'q', type: 'quote', props: { author: 'Léa' }, text: words('Bonjour') },
  ],
};
const content: Content = { title: 'Se laver les mains', importance: 'info', document };
const about = (changes: Partial<Conflict>): Conflict => ({
  ...{ kind: 'field', block_id: 'a', field: 'text', base: null, mine: null, saved: null },
  ...changes,
});

describe('two texts, word by word', () => {
  it('says what left and what came', () => {
    expect(diffWords('Savonnez vingt secondes.', 'Savonnez trente secondes, entre les doigts.')).toEqual([
      { change: 'same', text: 'Savonnez ' },
      { change: 'removed', text: 'vingt' },
      { change: 'added', text: 'trente' },
      { change: 'same', text: ' secondes' },
      { change: 'added', text: ', entre les doigts' },
      { change: 'same', text: '.' },
    ]);
  });

  it('is the same text twice when put together again', () => {
    const [from, to] = ['Un deux trois quatre', 'Deux un, trois et cinq'];
    const parts = diffWords(from, to);
    const without = (gone: string) =>
      parts
        .filter(({ change }) => change !== gone)
        .map(({ text }) => text)
        .join('');

    expect([without('added'), without('removed')]).toEqual([from, to]);
  });

  it('keeps the words of a phrase together', () => {
    const [mine, theirs] = ['Entrez. Le vestiaire ferme à clé.', 'Entrez. Rendez la tenue propre.'];

    expect(combine(mine, theirs)).toBe('Entrez. Le vestiaire ferme à clé. Rendez la tenue propre.');
    expect(diffWords(mine, theirs).map(({ change }) => change)).toEqual(['same', 'removed', 'added', 'same']);
  });

  it('combines both without losing a word', () => {
    expect(combine('Savonnez trente secondes.', 'Savonnez quarante secondes, partout.')).toBe(
      'Savonnez trente quarante secondes, partout.',
    );
  });
});

describe('what somebody decides', () => {
  it('keeps the saved text, or puts their own in its place', () => {
    const conflict = about({ mine: words('Trente secondes'), saved: words('Quarante secondes') });

    expect(settle(content, conflict, { take: 'saved' })).toBe(content);
    expect(settle(content, conflict, { take: 'mine' }).document.blocks[0]).toMatchObject({
      text: words('Trente secondes'),
    });
  });

  it('writes a third text, deep inside a list too', () => {
    const conflict = about({ block_id: 'b', mine: words('Deux'), saved: words('Un') });

    const settled = settle(content, conflict, { take: 'both', words: 'Un\nDeux' });

    expect(settled.document.blocks[1]).toMatchObject({
      children: [{ children: [{ text: [...words('Un'), { type: 'break' }, ...words('Deux')] }] }],
    });
  });

  it('changes a property, and the title of the page', () => {
    expect(
      settle(content, about({ block_id: 'q', field: 'author', mine: 'Jo' }), { take: 'mine' }).document.blocks[2],
    ).toMatchObject({ props: { author: 'Jo' } });
    expect(settle(content, about({ block_id: '', field: 'title', mine: 'Les mains' }), { take: 'mine' }).title).toBe(
      'Les mains',
    );
  });

  it('deletes a block after all, or leaves it', () => {
    const conflict = about({ kind: 'deleted', block_id: 'q', field: '' });

    expect(settle(content, conflict, { take: 'delete' }).document.blocks.map(({ id }) => id)).toEqual(['a', 'list']);
    expect(settle(content, conflict, { take: 'keep' })).toBe(content);
  });
});

it('reads the words of a block, of a page, and of nothing else', () => {
  expect(wordsOf(document)).toBe('Quarante secondes\nUn\nBonjour');
  expect(wordsOf(document.blocks[1])).toBe('Un');
  expect(wordsOf(true)).toBeUndefined();
});
