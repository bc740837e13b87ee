import { describe, expect, it } from 'vitest';
import type { Block } from '../../block';
import { emptyBlock } from '../../document/emptyBlock';
import { handleOf } from '../canvas/handle';
import { paragraph, wordsOf, writeOn } from '../testing/writeOn';

const blocks = ['image', 'video', 'file', 'table', 'divider', 'contact', 'callout'] as const;

const open = (block: Block) => {
  const page = writeOn(block, paragraph('z', 'Fin'));
  const canvas = handleOf(page.editor, () => undefined);
  canvas.select(block.id);
  return { ...page, canvas, seen: () => page.read().blocks.map((one) => [one.type, wordsOf(one)]) };
};

describe('a selected block', () => {
  it.each(blocks)('of type %s stays when one types; the words stand after it', (type) => {
    const block = emptyBlock(type);
    const page = open(block);

    page.type('Oui');

    expect(page.read().blocks[0]).toEqual(block);
    expect(page.seen().slice(1)).toEqual([
      ['paragraph', 'Oui'],
      ['paragraph', 'Fin'],
    ]);
  });

  it('is followed by a blank line after Enter', () => {
    const page = open(emptyBlock('image'));

    page.press('Enter');
    page.type('x');

    expect(page.seen()).toEqual([
      ['image', ''],
      ['paragraph', 'x'],
      ['paragraph', 'Fin'],
    ]);
  });

  it('inside a gallery sends the words after the gallery', () => {
    const gallery = emptyBlock('gallery');
    const page = open(gallery);
    page.canvas.select(gallery.type === 'gallery' ? (gallery.children[0]?.id ?? '') : '');

    page.type('x');

    expect(page.seen().map(([type]) => type)).toEqual(['gallery', 'paragraph', 'paragraph']);
    expect(page.read().blocks[0]).toEqual(gallery);
  });

  it('goes away with the keys that delete', () => {
    const page = open(emptyBlock('image'));

    page.press('Delete');

    expect(page.seen().map(([type]) => type)).toEqual(['paragraph']);
  });
});

it('what a block waited for comes with it: one undo takes both', () => {
  const page = writeOn(paragraph('a', 'Un'));
  const canvas = handleOf(page.editor, () => undefined);
  page.caret('a');

  canvas.insert({ ...emptyBlock('image'), id: 'i' });
  canvas.fill('i', { alt: 'Un lavabo' });
  canvas.undo();

  expect(page.ids()).toEqual(['a']);
  canvas.redo();
  expect(page.block('i')).toMatchObject({ props: { alt: 'Un lavabo' } });
});
