import { describe, expect, it } from 'vitest';
import type { BlockType } from '../../block';
import { blockSchema } from '../../block';
import { documentSchema } from '../../document/document';
import { emptyBlock } from '../../document/emptyBlock';
import { handleOf } from '../canvas/handle';
import { callout, heading, list, paragraph, wordsOf, writeOn } from '../testing/writeOn';

const open = (...blocks: Parameters<typeof writeOn>) => {
  const page = writeOn(...blocks);
  return { ...page, canvas: handleOf(page.editor, () => undefined) };
};

const types = blockSchema.options.map(({ shape }) => shape.type.value);

describe('inserting a block', () => {
  it.each(types)('puts a new %s after the current one, ready to save', (type) => {
    const page = open(paragraph('a', 'Un'), paragraph('b', 'Deux'));

    page.caret('a');
    page.canvas.insert(type);

    expect(page.read().blocks.map((block) => block.type)).toEqual(['paragraph', type, 'paragraph']);
    expect(documentSchema.safeParse(page.read()).error).toBeUndefined();
  });

  it('between two others starts with a line that asks for it', () => {
    const page = open(paragraph('a', 'Un'), paragraph('b', 'Deux'));

    page.canvas.offerBlocksAt(1);

    expect(page.read().blocks.map(wordsOf)).toEqual(['Un', '/', 'Deux']);
  });

  it('takes the place of a blank line', () => {
    const page = open(paragraph('a', 'Un'), paragraph('b', ''));

    page.caret('b');
    page.canvas.insert('divider');

    expect(page.read().blocks.map((block) => block.type)).toEqual(['paragraph', 'divider']);
  });

  it.each<[BlockType, string]>([
    ['list', 'c'],
    ['image', ''],
  ])('puts a %s inside a callout only if it may stand there', (type, holder) => {
    const page = open(callout('c', paragraph('p', 'Un')));

    page.caret('p');
    page.canvas.insert(type);

    const inside = page.block('c');
    expect(inside && 'children' in inside && inside.children.some((child) => child.type === type)).toBe(holder === 'c');
  });

  it('adds an answer to a question', () => {
    const question = emptyBlock('question');
    const page = open(question);

    page.caret(question.children[0]?.id ?? '');
    page.canvas.insert('answer');

    expect(page.read().blocks[0]).toMatchObject({ children: [{}, { type: 'answer' }, {}] });
  });

  it('puts the caret in it', () => {
    const page = open(paragraph('a', 'Un'));

    page.caret('a');
    page.canvas.insert('callout');
    page.type('Attention');

    expect(wordsOf(page.read().blocks[1])).toBe('Attention');
  });
});

describe('a block', () => {
  it('is duplicated with new ids', () => {
    const page = open(callout('c', paragraph('p', 'Un')));

    page.canvas.duplicate('c');

    expect(page.read().blocks.map(wordsOf)).toEqual(['Un', 'Un']);
    expect(new Set(page.ids()).size).toBe(4);
  });

  it('is removed, and its holder with it when nothing is left', () => {
    const page = open(heading('a', 'Un'), callout('c', paragraph('p', 'Deux')));

    page.canvas.remove('p');

    expect(page.ids()).toEqual(['a']);
  });

  it('leaves a line to write on when it was the only one', () => {
    const page = open(heading('a', 'Un'));

    page.canvas.remove('a');

    expect(page.read().blocks).toMatchObject([{ type: 'paragraph', text: [] }]);
  });

  it('keeps at least two answers', () => {
    const question = emptyBlock('question');
    const page = open(question);

    expect(page.canvas.remove(question.children[0]?.id ?? '')).toBe(false);
  });

  it('takes properties that it may have, without losing the selection', () => {
    const page = open(callout('c', paragraph('p', 'Un')));
    page.caret('p', 1);

    expect(page.canvas.setProps('c', { tone: 'danger' })).toBe(true);
    page.type('x');

    expect(page.block('c')).toMatchObject({ props: { tone: 'danger' } });
    expect(wordsOf(page.block('p'))).toBe('Uxn');
  });

  it.each([
    ['tone', 'rainbow'],
    ['colour', 'red'],
  ])('refuses %s = %s', (name, value) => {
    const page = open(callout('c', paragraph('p', 'Un')));

    expect(page.canvas.setProps('c', { [name]: value })).toBe(false);
  });

  it('refuses an address that may not be followed', () => {
    const page = open({ ...emptyBlock('button'), id: 'b' });

    expect(page.canvas.setProps('b', { href: 'javascript:alert(1)' })).toBe(false);
    expect(page.canvas.setProps('b', { href: 'https://example.fr' })).toBe(true);
  });

  it('is gone to by its id', () => {
    const page = open(heading('a', 'Un'), callout('c', paragraph('p', 'Deux')));

    page.canvas.select('p');
    page.type('!');

    expect(wordsOf(page.block('p'))).toBe('Deux!');
  });
});

describe('a text', () => {
  it('becomes a heading, a list and a paragraph again, and keeps its id', () => {
    const page = open(paragraph('a', 'Un'));
    page.caret('a');

    page.canvas.turnInto({ type: 'heading', level: 3 });
    expect(page.read().blocks).toMatchObject([{ id: 'a', type: 'heading', props: { level: 3 } }]);
    page.canvas.turnInto({ type: 'list', ordered: true });
    expect(page.read().blocks).toMatchObject([
      { type: 'list', props: { ordered: true }, children: [{ children: [{ id: 'a', type: 'paragraph' }] }] },
    ]);
    page.canvas.turnInto({ type: 'list', ordered: false });
    expect(page.read().blocks).toMatchObject([{ type: 'list', props: { ordered: false } }]);
    page.canvas.turnInto({ type: 'paragraph' });

    expect(page.read().blocks).toEqual([paragraph('a', 'Un')]);
  });

  it('leaves every list around it when it becomes a heading', () => {
    const page = open(list('l', ['i', paragraph('p', 'x'), list('m', ['k', paragraph('q', 'y')])]));

    page.caret('q');
    page.canvas.turnInto({ type: 'heading', level: 2 });

    expect(page.read().blocks.at(-1)).toMatchObject({ id: 'q', type: 'heading' });
  });

  it('is linked only where a booklet may lead', () => {
    const page = open(paragraph('a', 'Un'));
    page.editor.commands.selectAll();

    expect(page.canvas.setLink('javascript:alert(1)')).toBe(false);
    expect(page.canvas.setLink('www.example.fr')).toBe(true);

    expect(page.block('a')).toMatchObject({ text: [{ marks: [{ type: 'link', href: 'https://www.example.fr' }] }] });
  });

  it('goes into a numbered list inside a numbered list', () => {
    const numbered = list('l', ['i', paragraph('p', 'x')], ['j', paragraph('q', 'y')]);
    const page = open({ ...numbered, props: { ordered: true } } as typeof numbered);

    page.caret('q');
    page.press('Tab');

    expect(page.block('i')).toMatchObject({ children: [{}, { type: 'list', props: { ordered: true } }] });
  });
});

describe('Enter twice', () => {
  const types = (page: ReturnType<typeof open>) => page.read().blocks.map(({ type }) => type);

  it.each<['callout' | 'media_text' | 'accordion']>([['callout'], ['media_text'], ['accordion']])(
    'leaves a %s',
    (type) => {
      const page = open(emptyBlock(type), paragraph('z', 'Fin'));
      const line = page.all().find((block) => block.type === 'paragraph');

      page.caret(line?.id ?? '');
      page.type('Un');
      page.press('Enter');
      page.press('Enter');
      page.type('Deux');

      expect(types(page)).toEqual([type, 'paragraph', 'paragraph']);
      expect(wordsOf(page.read().blocks[0])).toBe('Un');
      expect(wordsOf(page.read().blocks[1])).toBe('Deux');
    },
  );

  it('starts the next step, and once more leaves the steps', () => {
    const page = open({
      ...emptyBlock('steps'),
      children: [{ id: 's', type: 'step', props: {}, children: [paragraph('p', 'Un') as never] }],
    });

    page.caret('p');
    page.press('Enter');
    page.press('Enter');
    const steps = page.read().blocks[0];
    page.press('Enter');
    page.type('Après');

    expect(steps).toMatchObject({ children: [{ id: 's' }, { type: 'step' }] });
    expect(page.read().blocks.map(wordsOf)).toEqual(['Un', 'Après']);
  });

  it('leaves a list', () => {
    const page = open(list('l', ['i', paragraph('p', 'Un')]));

    page.caret('p');
    page.press('Enter');
    page.press('Enter');
    page.type('Après');

    expect(page.read().blocks.map(wordsOf)).toEqual(['Un', 'Après']);
  });

  it('makes a new card and then leaves the cards', () => {
    const cards = emptyBlock('cards');
    const page = open({
      ...cards,
      children: [{ id: 'c', type: 'card', props: { title: '' }, text: [{ type: 'text', text: 'Un' }] }],
    });

    page.caret('c');
    page.press('Enter');
    expect(page.read().blocks[0]).toMatchObject({ children: [{ id: 'c' }, { type: 'card' }] });
    page.press('Enter');

    expect(types(page)).toEqual(['cards', 'paragraph']);
  });
});

describe('letters typed into a property', () => {
  const type = (page: ReturnType<typeof open>, id: string, words: string) => {
    for (let end = 1; end <= words.length; end += 1) page.canvas.setProps(id, { label: words.slice(0, end) });
  };

  it('are undone together', () => {
    const page = open(paragraph('p', 'x'), { ...emptyBlock('button'), id: 'b' });
    page.caret('p');
    page.type('y');

    type(page, 'b', 'Réserver');
    page.canvas.undo();

    expect(page.block('b')).toMatchObject({ props: { label: '' } });
    expect(wordsOf(page.block('p'))).toBe('xy');
    page.canvas.redo();
    expect(page.block('b')).toMatchObject({ props: { label: 'Réserver' } });
  });

  it('are undone apart from those of another field', () => {
    const page = open({ ...emptyBlock('button'), id: 'b' }, { ...emptyBlock('button'), id: 'c' });

    type(page, 'b', 'Un');
    type(page, 'c', 'Deux');
    page.canvas.undo();

    expect(page.block('b')).toMatchObject({ props: { label: 'Un' } });
    expect(page.block('c')).toMatchObject({ props: { label: '' } });
  });
});
