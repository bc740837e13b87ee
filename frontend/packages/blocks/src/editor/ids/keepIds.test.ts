import { describe, expect, it } from 'vitest';
import type { Block } from '../../block';
import { callout, heading, list, paragraph, wordsOf, writeOn } from '../testing/writeOn';

const step = (id: string, child: Block) => ({ id, type: 'step' as const, props: {}, children: [child] });
const steps = (id: string, ...children: ReturnType<typeof step>[]) =>
  ({ id, type: 'steps', props: {}, children }) as Block;

const clipboard = ({ editor }: ReturnType<typeof writeOn>) =>
  editor.view.serializeForClipboard(editor.state.selection.content()).dom.innerHTML;

const allUnique = (ids: string[]) => new Set(ids).size === ids.length && ids.every(Boolean);

describe('the id of a block', () => {
  it('stays while one types in it', () => {
    const page = writeOn(paragraph('a', 'Bonjour'));

    page.caret('a');
    page.type(' à tous');

    expect(page.read().blocks).toEqual([paragraph('a', 'Bonjour à tous')]);
  });

  it.each([
    ['the end', 7, 'Bonjour', ''],
    ['the middle', 3, 'Bon', 'jour'],
  ])('stays with the first part when Enter is pressed at %s', (_, offset, first, second) => {
    const page = writeOn(paragraph('a', 'Bonjour'));

    page.caret('a', offset);
    page.press('Enter');

    expect(page.read().blocks.map(wordsOf)).toEqual([first, second]);
    expect(page.ids()[0]).toBe('a');
    expect(allUnique(page.ids())).toBe(true);
  });

  it('stays with the text when Enter is pressed at its start', () => {
    const page = writeOn(paragraph('a', 'Bonjour'));

    page.caret('a', 0);
    page.press('Enter');

    expect(page.read().blocks.map(wordsOf)).toEqual(['', 'Bonjour']);
    expect(page.ids()[1]).toBe('a');
  });

  it('stays with the text of a list item, and so does that of the item', () => {
    const page = writeOn(list('l', ['i', paragraph('p', 'Savon')]));

    page.caret('p', 0);
    page.press('Enter');

    expect(wordsOf(page.block('p'))).toBe('Savon');
    expect(wordsOf(page.block('i'))).toBe('Savon');
    expect(page.ids()).toHaveLength(5);
    expect(allUnique(page.ids())).toBe(true);
  });

  it('stays when Enter is pressed at the end of a list item', () => {
    const page = writeOn(list('l', ['i', paragraph('p', 'Savon')]));

    page.caret('p');
    page.press('Enter');

    expect(page.ids().slice(0, 3)).toEqual(['l', 'i', 'p']);
    expect(allUnique(page.ids())).toBe(true);
  });

  it('stays with the first of two blocks that become one', () => {
    const page = writeOn(paragraph('a', 'Bon'), paragraph('b', 'jour'));

    page.caret('b', 0);
    page.press('Backspace');

    expect(page.read().blocks).toEqual([paragraph('a', 'Bonjour')]);
  });

  it('stays when the block moves', () => {
    const page = writeOn(heading('a', 'Un'), callout('b', paragraph('c', 'Deux')));

    page.caret('c');
    page.press('ArrowUp', { ctrlKey: true, shiftKey: true });

    expect(page.ids()).toEqual(['b', 'c', 'a']);
  });

  it('stays when the block becomes another type', () => {
    const page = writeOn(paragraph('a', 'Un'));

    page.caret('a');
    page.editor.chain().setNode('heading', { level: 3, id: 'a' }).run();

    expect(page.read().blocks).toMatchObject([{ id: 'a', type: 'heading' }]);
  });

  it('stays with a paragraph that goes into a list', () => {
    const page = writeOn(paragraph('a', ''));

    page.caret('a');
    page.type('- ');

    expect(page.read().blocks).toMatchObject([{ type: 'list', children: [{ children: [{ id: 'a' }] }] }]);
    expect(allUnique(page.ids())).toBe(true);
  });

  it('stays with an item that goes inside the one before it', () => {
    const page = writeOn(list('l', ['i', paragraph('p', 'Un')], ['j', paragraph('q', 'Deux')]));

    page.caret('q');
    page.press('Tab');

    expect(page.block('i')).toMatchObject({ children: [{ id: 'p' }, { type: 'list', children: [{ id: 'j' }] }] });
    expect(allUnique(page.ids())).toBe(true);
  });

  it('comes back when a deletion is undone', () => {
    const page = writeOn(paragraph('a', 'Un'), callout('b', paragraph('c', 'Deux')));
    const { pos, node } = page.place('b');

    page.editor.view.dispatch(page.editor.state.tr.delete(pos, pos + node.nodeSize));
    page.editor.commands.undo();

    expect(page.ids()).toEqual(['a', 'b', 'c']);
  });

  it('is the same after a split is undone and done again', () => {
    const page = writeOn(paragraph('a', 'Bonjour'));
    page.caret('a', 3);
    page.press('Enter');
    const ids = page.ids();

    page.editor.commands.undo();
    const undone = page.ids();
    page.editor.commands.redo();

    expect(undone).toEqual(['a']);
    expect(page.ids()).toEqual(ids);
  });

  it('is new in a copy, wherever it is pasted', () => {
    const page = writeOn(
      paragraph('a', 'Un'),
      callout('b', paragraph('c', 'Deux')),
      steps('s', step('t', paragraph('u', 'Trois'))),
    );
    page.editor.commands.selectAll();
    const copied = clipboard(page);

    page.caret('a', 0);
    page.paste(copied);

    expect(allUnique(page.ids())).toBe(true);
    expect(wordsOf(page.block('b'))).toBe('Deux');
    expect(wordsOf(page.block('u'))).toBe('Trois');
    expect(page.all().filter(({ type }) => type === 'callout')).toHaveLength(2);
  });

  it('stays with the block that was there when a copy is pasted before it', () => {
    const page = writeOn(paragraph('start', 'Début'), callout('b', paragraph('c', 'Deux')));
    page.editor.commands.setNodeSelection(page.place('b').pos);
    const copied = clipboard(page);

    page.caret('start');
    page.paste(copied);

    const [, copy, original] = page.read().blocks;
    expect(copy?.type).toBe('callout');
    expect(original?.id).toBe('b');
    expect(copy?.id).not.toBe('b');
  });

  it('comes along when a block is cut and pasted', () => {
    const page = writeOn(paragraph('a', 'Un'), callout('b', paragraph('c', 'Deux')), paragraph('d', ''));
    page.editor.commands.setNodeSelection(page.place('b').pos);
    const cut = clipboard(page);

    page.editor.commands.deleteSelection();
    page.caret('d');
    page.paste(cut);

    expect(page.ids()).toContain('b');
    expect(page.ids()).toContain('c');
  });

  it('is repaired when content with twins is set', () => {
    const page = writeOn(paragraph('a', 'Un'));
    const twin = { type: 'paragraph', attrs: { id: 'x' }, content: [{ type: 'text', text: 'Deux' }] };

    page.editor.commands.setContent({ type: 'doc', content: [twin, twin] });

    expect(page.ids()[0]).toBe('x');
    expect(allUnique(page.ids())).toBe(true);
  });

  it('is given to blocks that come without one', () => {
    const page = writeOn(paragraph('a', 'Un'));

    page.caret('a');
    page.paste('<ul><li>Deux</li></ul><p>Trois</p>');

    expect(allUnique(page.ids())).toBe(true);
  });
});
