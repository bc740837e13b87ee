import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyBlock } from '../../document/emptyBlock';
import { Canvas } from '../canvas/Canvas';
import type { CanvasHandle } from '../canvas/handle';
import { labels } from '../testing/labels';
import { paragraph } from '../testing/writeOn';

beforeAll(() => {
  /* jsdom measures nothing. */
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

const table = { ...emptyBlock('table'), id: 't' };

const open = async () => {
  let handle: CanvasHandle | undefined;
  const ref = (canvas: CanvasHandle | null) => {
    handle = canvas ?? handle;
  };
  render(<Canvas document={{ schema: 2, blocks: [paragraph('a', 'Un'), table] }} labels={labels} ref={ref} />);
  const canvas = () => handle as CanvasHandle;
  act(() => void canvas().select(table.children[0]?.children[0]?.children[0]?.id ?? ''));
  await screen.findByRole('button', { name: 'column 1' });
  const shape = () => {
    const block = canvas().document().blocks[1];
    return block?.type === 'table'
      ? [block.children.length, block.children[0]?.children.length, block.props.header]
      : [];
  };
  return { canvas, shape };
};

const press = (name: string) => {
  const handle = screen.getByRole('button', { name });
  fireEvent.pointerDown(handle, { button: 0 });
  fireEvent.pointerUp(handle);
};

describe('the edges of a table', () => {
  it('have a handle for each row and column while one works in it', async () => {
    const { canvas } = await open();
    expect(screen.getAllByRole('button', { name: /^(row|column) \d$/ })).toHaveLength(5);

    act(() => void canvas().select('a'));

    expect(screen.queryByRole('button', { name: 'column 1' })).toBeNull();
  });

  it('add a row and a column at the end', async () => {
    const { shape } = await open();

    await userEvent.click(screen.getByRole('button', { name: 'rowAdd' }));
    await userEvent.click(screen.getByRole('button', { name: 'columnAdd' }));

    expect(shape()).toEqual([4, 3, 'row']);
  });

  it.each([
    ['column 2', 'columnBefore', [3, 3, 'row']],
    ['row 1', 'rowRemove', [2, 2, 'row']],
    ['row 1', 'headerRow', [3, 2, 'none']],
  ])('%s opens a menu, with %s', async (handle, item, wanted) => {
    const { shape } = await open();

    press(handle);
    await userEvent.click(screen.getByText(item));

    expect(shape()).toEqual(wanted);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('the menu is walked with the arrows and left with Escape', async () => {
    await open();

    press('row 1');
    expect(screen.getByRole('menuitem', { name: 'rowBefore' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'rowOn' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Contenu de la page' })).toHaveFocus();
  });
});
