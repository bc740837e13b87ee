import { type Block, type Document, documentSchema, walk } from '@livretier/blocks';
import { describe, expect, it } from 'vitest';
import { rememberPlaces } from '../saving/rebase';
import type { Conflict, Content } from '../source/types';
import { settle } from './settle';
import { wordsOf } from './values';

const words = (text: string) => [{ type: 'text' as const, text }];
const paragraph = (id: string, text: string) => ({ id, type: 'paragraph' as const, props: {}, text: words(text) });
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

  it('keeps the living values of both in a third text', () => {
    const value = { type: 'value' as const, key: 'hr_phone' };
    const conflict = about({ mine: [...words('Appelez '), value], saved: words('Appelez') });

    const settled = settle(content, conflict, { take: 'both', words: wordsOf(conflict.mine) ?? '' });

    expect(settled.document.blocks[0]).toMatchObject({ text: conflict.mine });
  });

  it('keeps in a third text the emphasis that its words had', () => {
    const bold = (text: string) => ({ type: 'text' as const, text, marks: [{ type: 'bold' as const }] });
    const link = { type: 'text' as const, text: 'partout', marks: [{ type: 'link' as const, href: 'https://a.fr' }] };
    const mine = [...words('Savonnez '), bold('trente'), ...words(' secondes')];
    const saved = [...words('Savonnez quarante secondes '), link];

    const [first] = settle(content, about({ mine, saved }), {
      ...{ take: 'both', words: 'Savonnez trente quarante secondes partout' },
    }).document.blocks;

    expect(first).toMatchObject({
      text: [words('Savonnez ')[0], bold('trente'), words(' quarante secondes ')[0], link],
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

  it('changes the type of a block, with nothing left inside what is a text now', () => {
    const mine = { id: 'list', type: 'heading', props: { level: 2 }, text: words('Un') };
    const retype = (value: object) =>
      settle(content, about({ block_id: 'list', field: 'type', mine: value }), { take: 'mine' }).document.blocks[1];

    expect(retype(mine)).toEqual(mine);
    expect(retype({ id: 'list', type: 'list', props: { ordered: true } })).toEqual({
      ...document.blocks[1],
      props: { ordered: true },
    });
  });

  it('takes a whole page', () => {
    const mine = { schema: 2, blocks: [paragraph('z', 'Tout autre chose')] };
    const conflict = about({ kind: 'page', block_id: '', field: '', mine, saved: document });

    expect(settle(content, conflict, { take: 'mine' })).toEqual({ ...content, document: mine });
    expect(settle(content, conflict, { take: 'saved' })).toBe(content);
  });

  it('deletes a block after all, or leaves it', () => {
    const conflict = about({ kind: 'deleted', block_id: 'q', field: '' });

    expect(settle(content, conflict, { take: 'delete' }).document.blocks.map(({ id }) => id)).toEqual(['a', 'list']);
    expect(settle(content, conflict, { take: 'keep' })).toBe(content);
  });
});

describe('a block that one deleted, inside another', () => {
  const question = (...answers: string[]): Block => ({
    ...{ id: 'ask', type: 'question' },
    props: { prompt: 'Que faire\u202f?', several: false, passage: null, explanation: '' },
    children: answers.map((id) => ({ id, type: 'answer', props: { right: false }, text: words(id) })),
  });
  const remove = (block_id: string, ...blocks: Block[]) =>
    settle({ ...content, document: { schema: 2, blocks } }, about({ kind: 'deleted', block_id, field: '' }), {
      take: 'delete',
    }).document;

  it('goes', () => {
    expect(remove('x', question('x', 'y', 'z')).blocks).toEqual([question('y', 'z')]);
  });

  it('leaves an empty one where what holds it would not stand alone', () => {
    const left = remove('x', question('x', 'y'));

    expect(documentSchema.safeParse(left).success).toBe(true);
    expect(left.blocks).toMatchObject([{ children: [{ type: 'answer', text: [] }, { id: 'y' }] }]);
    expect(documentSchema.parse(remove('i', ...document.blocks)).blocks[1]).toMatchObject({
      children: [{ type: 'list_item' }],
    });
  });
});

describe('a whole block', () => {
  const callout = (id: string, ...children: Block[]) =>
    ({ id, type: 'callout', props: { tone: 'info' }, children }) as Block;
  const pageOf = (...blocks: Block[]): Content => ({ ...content, document: { schema: 2, blocks } });
  /** Two pages of the same origin, of which the server kept one; then the author takes their own block. */
  const take = (mine: Content, saved: Content, ...ids: string[]) =>
    ids.reduce((now, block_id) => {
      const find = ({ document: { blocks } }: Content) => [...walk(blocks)].find(({ id }) => id === block_id) ?? null;
      const told = about({ kind: 'block', block_id, field: '', mine: find(mine), saved: find(saved) });
      const settled = settle(now, rememberPlaces(told, mine), { take: 'mine' });
      expect(documentSchema.safeParse(settled.document).error).toBeUndefined();
      return settled;
    }, saved).document;
  const [a, b, c] = [paragraph('a', 'Un'), paragraph('b', 'Deux'), paragraph('c', 'Trois')];

  it('stays as it was saved', () => {
    const conflict = about({ kind: 'block', field: '', mine: a, saved: b });

    expect(settle(content, conflict, { take: 'saved' })).toBe(content);
  });

  it('takes the place of the saved one', () => {
    const mine = pageOf(a, callout('k', b), c);

    expect(take(mine, pageOf(a, callout('k', paragraph('d', 'Quatre')), c), 'k')).toEqual(mine.document);
  });

  it('goes when its author had deleted it', () => {
    expect(take(pageOf(a, c), pageOf(a, callout('k', b), c), 'k')).toEqual(pageOf(a, c).document);
  });

  it('comes back where it stood', () => {
    const mine = pageOf(a, callout('k', b), c);

    expect(take(mine, pageOf(a, c), 'k')).toEqual(mine.document);
    expect(take(mine, pageOf(c), 'k')).toEqual(pageOf(callout('k', b), c).document);
  });

  it('leaves beside it what its author had taken out, though nobody asks about it', () => {
    const saved = pageOf(a, callout('k', b, c));

    expect(take(pageOf(a, b, callout('k', c)), saved, 'k')).toEqual(pageOf(a, b, callout('k', c)).document);
    expect(take(pageOf(a, b, c), saved, 'k')).toEqual(pageOf(a, b, c).document);
  });

  it('holds once what it shares with another one', () => {
    const [mine, saved] = [pageOf(callout('k', a), callout('l', b, c)), pageOf(callout('k', a, b), callout('l', c))];

    expect(take(mine, saved, 'l')).toEqual(mine.document);
    expect(take(mine, saved, 'k', 'l')).toEqual(mine.document);
    expect(take(mine, saved, 'l', 'k')).toEqual(mine.document);
  });

  it('does not take away what somebody else wrote in what they share', () => {
    const theirs = paragraph('b', 'Deux fois');

    const { blocks } = take(
      pageOf(callout('k', a), callout('l', b)),
      pageOf(callout('k', theirs), callout('l', c)),
      'l',
    );

    expect(blocks).toMatchObject([{ children: [{ text: theirs.text }] }, { children: [{ id: 'b', text: b.text }] }]);
  });
});

it('reads the words of a block, of a page, and of nothing else', () => {
  expect(wordsOf(document)).toBe('Quarante secondes\nUn\nLéa\nBonjour');
  expect(wordsOf(document.blocks[1])).toBe('Un');
  expect(wordsOf(true)).toBeUndefined();
});
