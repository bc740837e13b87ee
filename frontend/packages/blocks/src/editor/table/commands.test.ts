import { describe, expect, it } from 'vitest';
import type { Block } from '../../block';
import { documentSchema } from '../../document/document';
import { createRandom } from '../../document/testing/random';
import { handleOf } from '../canvas/handle';
import { paragraph, wordsOf, writeOn } from '../testing/writeOn';
import { most } from './grid';

const cell = (text: string, id: string) => ({
  ...{ id, type: 'table_cell' as const, props: {} },
  children: [paragraph(`${id}p`, text)],
});

/** A table of these words; the id of a cell says its place: r0c1, and that of its line r0c1p. */
const tableOf = (words: readonly (readonly string[])[]) =>
  ({
    ...{ id: 't', type: 'table', props: { caption: '', header: 'row' } },
    children: words.map((row, r) => ({
      ...{ id: `r${r}`, type: 'table_row', props: {} },
      children: row.map((text, c) => cell(text, `r${r}c${c}`)),
    })),
  }) as Block;

const open = (
  words: readonly (readonly string[])[] = [
    ['A', 'B', 'C'],
    ['D', 'E', 'F'],
  ],
) => {
  const page = writeOn(paragraph('before', 'Avant'), tableOf(words), paragraph('after', 'Après'));
  const canvas = handleOf(page.editor, () => undefined);
  const grid = () => {
    const table = page.block('t');
    return table?.type === 'table' ? table.children.map(({ children }) => children.map(wordsOf)) : [];
  };
  const header = () => page.block('t')?.props;
  return { ...page, canvas, grid, header };
};

describe('rows and columns', () => {
  it('are added before the one that is named, and the caret goes there', () => {
    const page = open();
    page.caret('r0c1p');

    page.canvas.insertLine('t', 'column', 2);
    page.type('x');
    page.canvas.insertLine('t', 'row', 1);
    page.type('y');

    expect(page.grid()).toEqual([
      ['A', 'B', 'x', 'C'],
      ['', '', 'y', ''],
      ['D', 'E', '', 'F'],
    ]);
  });

  it('are taken away, down to one', () => {
    const page = open();
    page.caret('r1c2p');

    expect(page.canvas.removeLine('t', 'row', 0)).toBe(true);
    expect(page.canvas.removeLine('t', 'column', 0)).toBe(true);
    expect(page.canvas.removeLine('t', 'row', 0)).toBe(false);
    page.type('!');

    expect(page.grid()).toEqual([['E', 'F!']]);
  });

  it('move, with the caret in its cell', () => {
    const page = open();
    page.caret('r0c0p');

    page.canvas.moveLine('t', 'column', 0, 2);
    page.canvas.moveLine('t', 'row', 0, 1);
    page.type('!');

    expect(page.grid()).toEqual([
      ['E', 'F', 'D'],
      ['B', 'C', 'A!'],
    ]);
    expect(page.ids()).toContain('r0c0');
  });

  it('never go beyond what a document may hold', () => {
    const wide = open([Array.from({ length: most.column }, String)]);
    const long = open(Array.from({ length: most.row }, (_, index) => [String(index)]));

    expect(wide.canvas.insertLine('t', 'column', 0)).toBe(false);
    expect(long.canvas.insertLine('t', 'row', 0)).toBe(false);
    long.caret(`r${most.row - 1}c0p`);
    expect(long.press('Tab')).toBe(false);
  });

  it('leave a caret elsewhere alone', () => {
    const page = open();
    page.caret('after');

    page.canvas.insertLine('t', 'row', 2);
    page.type('!');

    expect(wordsOf(page.block('after'))).toBe('Après!');
  });
});

describe('the keys in a table', () => {
  it('Tab goes from cell to cell, Shift and Tab back', () => {
    const page = open();
    page.caret('r0c2p');

    page.press('Tab');
    page.type('1');
    page.press('Tab', { shiftKey: true });
    page.type('2');

    expect(page.grid()).toEqual([
      ['A', 'B', 'C2'],
      ['D1', 'E', 'F'],
    ]);
    page.caret('r0c0p');
    expect(page.press('Tab', { shiftKey: true })).toBe(false);
  });

  it('Tab in the last cell adds a row and begins it, one undo away', () => {
    const page = open();
    page.caret('r1c2p');

    page.press('Tab');
    expect(page.grid()).toHaveLength(3);
    page.type('G');

    expect(page.grid()[2]).toEqual(['G', '', '']);
    page.canvas.undo();
    page.canvas.undo();
    expect(page.grid()).toHaveLength(2);
  });

  it('Alt, Shift and an arrow move the column', () => {
    const page = open();
    page.caret('r0c0p');

    page.press('ArrowRight', { altKey: true, shiftKey: true });

    expect(page.grid()[0]).toEqual(['B', 'A', 'C']);
  });
});

describe('the header', () => {
  it.each([
    ['row', 'none'],
    ['column', 'both'],
  ] as const)('of the first %s is turned on and off', (line, wanted) => {
    const page = open();

    page.canvas.toggleHeader('t', line);
    expect(page.header()).toMatchObject({ header: wanted });
    page.canvas.toggleHeader('t', line);

    expect(page.header()).toMatchObject({ header: 'row' });
  });

  const drawn = (page: ReturnType<typeof open>) => page.editor.view.dom;

  it('is drawn where the table says', () => {
    const page = open();
    expect(drawn(page).querySelectorAll('th')).toHaveLength(3);

    page.canvas.setProps('t', { header: 'column' });

    expect(drawn(page).querySelectorAll('th[scope="row"]')).toHaveLength(2);
  });

  it('is a cell like any other until it says something', () => {
    const page = open([
      ['', ''],
      ['', ''],
    ]);
    const roles = () => [...drawn(page).querySelectorAll('th')].map((one) => one.getAttribute('role'));
    const first = drawn(page).querySelector('th');
    expect(roles()).toEqual(['cell', 'cell']);

    page.caret('r0c0p');
    page.type('Service');

    expect(roles()).toEqual([null, 'cell']);
    expect(drawn(page).querySelector('th')).toBe(first);
  });
});

describe('any sequence of commands', () => {
  type Grid = readonly (readonly string[])[];
  const added = <Item>(items: readonly Item[], at: number, item: Item) => [
    ...items.slice(0, at),
    item,
    ...items.slice(at),
  ];
  const moved = <Item>(items: readonly Item[], at: number, to: number) => {
    const others = items.filter((_, index) => index !== at);
    return [...others.slice(0, to), ...items.slice(at, at + 1), ...others.slice(to)];
  };

  type Change = <Item>(items: readonly Item[], blank: Item) => Item[];

  /** One random command, done to the canvas and to a plain model; what the canvas refuses changes neither. */
  const step = ({ canvas }: ReturnType<typeof open>, grid: Grid, upTo: (most: number) => number): Grid => {
    const line = upTo(1) === 0 ? 'row' : 'column';
    const count = (line === 'row' ? grid : (grid[0] ?? [])).length;
    const [at, to] = [upTo(count - 1), upTo(count - 1)];
    const commands: [() => boolean, Change][] = [
      [() => canvas.insertLine('t', line, at), (items, blank) => added(items, at, blank)],
      [() => canvas.removeLine('t', line, at), (items) => items.filter((_, index) => index !== at)],
      [() => canvas.moveLine('t', line, at, to), (items) => moved(items, at, to)],
      [() => canvas.toggleHeader('t', line), (items) => [...items]],
    ];
    const [run, change] = commands[upTo(3)] ?? [() => false, (items) => [...items]];
    if (!run()) return grid;
    const blank = Array.from(grid[0] ?? [], () => '');
    return line === 'row' ? change(grid, blank) : grid.map((row) => change(row, ''));
  };

  it.each(Array.from({ length: 200 }, (_, seed) => seed))('keeps the table whole, and undoes (%i)', (seed) => {
    const { upTo } = createRandom(seed);
    const page = open();
    const first = page.read();
    page.caret(`r${upTo(1)}c${upTo(2)}p`);
    let grid: Grid = page.grid();

    for (let done = 0; done < 12; done += 1) grid = step(page, grid, upTo);

    expect(page.grid()).toEqual(grid);
    expect(() => page.editor.state.doc.check()).not.toThrow();
    expect(documentSchema.safeParse(page.read()).error).toBeUndefined();
    while (page.canvas.undo());
    expect(page.read()).toEqual(first);
  });
});
