import { describe, expect, it } from 'vitest';
import type { Block } from '../../block';
import { emptyBlock } from '../../document/emptyBlock';
import { callout, heading, list, paragraph, writeOn } from '../testing/writeOn';
import { moveBlockTo } from './move';

const down = (page: ReturnType<typeof writeOn>) => page.press('ArrowDown', { ctrlKey: true, shiftKey: true });
const up = (page: ReturnType<typeof writeOn>) => page.press('ArrowUp', { ctrlKey: true, shiftKey: true });
const onPage = (page: ReturnType<typeof writeOn>) => page.read().blocks.map(({ id }) => id);
const image = (id: string): Block => ({ ...emptyBlock('image'), id });

describe('moving a block by keys', () => {
  it('passes its neighbour and keeps the caret in it', () => {
    const page = writeOn(paragraph('a', 'Un'), paragraph('b', 'Deux'), paragraph('c', 'Trois'));

    page.caret('a', 1);
    down(page);
    page.type('x');

    expect(page.read().blocks).toEqual([paragraph('b', 'Deux'), paragraph('a', 'Uxn'), paragraph('c', 'Trois')]);
  });

  it('moves a picture that is selected, and keeps it selected', () => {
    const page = writeOn(paragraph('a', 'Un'), image('i'), paragraph('b', 'Deux'));

    page.editor.commands.setNodeSelection(page.place('i').pos);
    up(page);
    up(page);
    down(page);

    expect(onPage(page)).toEqual(['a', 'i', 'b']);
    expect(page.editor.state.selection.from).toBe(page.place('i').pos);
  });

  it('moves an item with all that it holds, then its list', () => {
    const page = writeOn(
      paragraph('a', 'Un'),
      list('l', ['i', paragraph('p', 'x'), list('m', ['k', paragraph('q', 'y')])], ['j', paragraph('r', 'z')]),
    );

    page.caret('r');
    up(page);
    const items = page.block('l');
    up(page);

    expect(items).toMatchObject({ children: [{ id: 'j' }, { id: 'i', children: [{ id: 'p' }, { id: 'm' }] }] });
    expect(onPage(page)).toEqual(['l', 'a']);
  });

  it('moves inside its container first, then the container, and never enters a neighbour', () => {
    const page = writeOn(callout('n', paragraph('x', '0')), callout('c', paragraph('p', '1'), paragraph('q', '2')));

    page.caret('q');
    up(page);
    const inside = page.block('c');
    up(page);

    expect(inside).toMatchObject({ children: [{ id: 'q' }, { id: 'p' }] });
    expect(onPage(page)).toEqual(['c', 'n']);
  });

  it('moves the row of a cell', () => {
    const table = { ...emptyBlock('table'), id: 't' };
    const page = writeOn(table);
    const [first, second] = table.children;

    page.caret(second?.children[0]?.children[0]?.id ?? '');
    up(page);

    expect(page.block('t')).toMatchObject({ children: [{ id: second?.id }, { id: first?.id }, {}] });
  });

  it('does nothing at the edge of the page, and is undone in one step', () => {
    const page = writeOn(heading('a', 'Un'), paragraph('b', 'Deux'));

    page.caret('a');
    expect(up(page)).toBe(false);
    down(page);
    page.editor.commands.undo();

    expect(onPage(page)).toEqual(['a', 'b']);
  });
});

describe('dropping a block of the page', () => {
  it.each([
    [0, 3, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [0, 2, ['b', 'a', 'c']],
    [1, 1, ['a', 'b', 'c']],
    [1, 2, ['a', 'b', 'c']],
  ])('puts block %i before the one at %i', (from, to, expected) => {
    const page = writeOn(paragraph('a', '1'), paragraph('b', '2'), paragraph('c', '3'));

    moveBlockTo(from, to)(page.editor.state, page.editor.view.dispatch);

    expect(onPage(page)).toEqual(expected);
  });
});
