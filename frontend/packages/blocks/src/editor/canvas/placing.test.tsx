import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '../../block';
import { emptyBlock } from '../../document/emptyBlock';
import { labels } from '../testing/labels';
import { callout, paragraph } from '../testing/writeOn';
import { Canvas } from './Canvas';
import type { CanvasHandle } from './handle';

const [HEIGHT, STEP] = [40, 56];
const top = (index: number) => index * STEP;

const text = () => document.querySelector('.lve-text');
const placeOnPage = (element: Element) =>
  element.parentElement === text() ? [...(text()?.children ?? [])].indexOf(element) : -1;

/* jsdom measures nothing: blocks of forty pixels, sixteen apart, the page at the top of the window. */
beforeEach(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const index = placeOnPage(this);
    return index < 0 ? new DOMRect(0, 0, 600, 0) : new DOMRect(0, top(index), 600, HEIGHT);
  };
  document.elementFromPoint = (_, y) => (y % STEP < HEIGHT ? (text()?.children[Math.floor(y / STEP)] ?? null) : text());
});

const first = { id: 'callout', label: 'Encadré', note: 'Un point à retenir', icon: <svg data-testid="drawn" /> };

const open = (...blocks: Block[]) => {
  let handle: CanvasHandle | undefined;
  const ref = (canvas: CanvasHandle | null) => {
    handle = canvas ?? handle;
  };
  const onFiles = vi.fn();
  const choices = [first, { id: 'image', label: 'Image' }];
  const { container } = render(
    <Canvas document={{ schema: 2, blocks } as never} labels={labels} blocks={choices} onFiles={onFiles} ref={ref} />,
  );
  const button = (name: string) => screen.queryByRole('button', { name });
  const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  return {
    canvas: () => handle as CanvasHandle,
    types: () => handle?.document().blocks.map(({ type }) => type),
    current: () => [...container.querySelectorAll('.lve-current, .ProseMirror-selectednode')],
    plus: () => button('Insérer'),
    grip: () => button('Déplacer'),
    point: async (clientY: number, buttons = 0) => {
      fireEvent(text() as Element, new MouseEvent('pointermove', { bubbles: true, clientY, buttons }));
      await nextFrame();
    },
    press: (key: string) => fireEvent.keyDown(text() as Element, { key }),
    nextFrame,
    onFiles,
    /* jsdom has neither a drop with files nor one with a place. */
    drop: (files: File[], clientY: number) => {
      const dataTransfer = { files, types: ['Files'], getData: () => '' };
      const event = new MouseEvent('drop', { bubbles: true, cancelable: true, clientY });
      fireEvent(text() as Element, Object.assign(event, { dataTransfer }));
    },
  };
};

const between = top(1) - (STEP - HEIGHT) / 2;
const three = [paragraph('a', 'Un'), callout('b', paragraph('c', 'Deux')), paragraph('d', 'Trois')] as const;

describe('the line between two blocks', () => {
  it('shows under a pointer that is on neither, at half way', async () => {
    const { point, plus } = open(...three);

    await point(top(1) + 10);
    expect(plus()).toBeNull();
    await point(between);

    expect(plus()).toBeVisible();
    expect(plus()?.parentElement).toHaveStyle({ top: `${between}px` });
  });

  it.each(['typing', 'dragging', 'leaving'])('goes away with %s', async (what) => {
    const { point, plus, press } = open(...three);
    await point(between);
    const frame = plus()?.parentElement?.parentElement;

    if (what === 'typing') press('a');
    if (what === 'dragging') await point(between, 1);
    if (what === 'leaving') act(() => void frame?.dispatchEvent(new Event('pointerleave')));

    expect(plus()).toBeNull();
  });

  it('starts a block there and offers which: what is chosen is selected', async () => {
    const { point, plus, types, current } = open(...three);
    await point(between);

    fireEvent.click(plus() as HTMLElement);
    expect(types()).toEqual(['paragraph', 'paragraph', 'callout', 'paragraph']);
    fireEvent.click(screen.getByRole('option', { name: /^Encadré/ }));

    expect(types()).toEqual(['paragraph', 'callout', 'callout', 'paragraph']);
    expect(current().map(placeOnPage)).toEqual([1]);
  });

  it('leaves a picture selected that was put in', async () => {
    const { point, plus, types, current } = open(...three);
    await point(between);

    fireEvent.click(plus() as HTMLElement);
    fireEvent.click(screen.getByRole('option', { name: 'Image' }));

    expect(types()).toEqual(['paragraph', 'image', 'callout', 'paragraph']);
    expect(current().map(placeOnPage)).toContain(1);
  });
});

describe('the list of blocks', () => {
  it('draws an icon and says a sentence of each', async () => {
    const { point, plus } = open(...three);
    await point(between);

    fireEvent.click(plus() as HTMLElement);

    const option = screen.getByRole('option', { name: 'Encadré Un point à retenir' });
    expect(option).toContainElement(screen.getByTestId('drawn'));
  });
});

describe('the selected block', () => {
  it('is the one that is outlined, and the only one', async () => {
    const { canvas, current } = open(...three, emptyBlock('divider') as Block);

    act(() => void canvas().select('c'));
    expect(current().map(placeOnPage)).toEqual([1]);
    act(() => void canvas().select('d'));

    expect(current().map(placeOnPage)).toEqual([2]);
  });
});

describe('the handle', () => {
  it.each([0, 1, 2])('stands beside the block under the pointer (%i)', async (index) => {
    const { point, grip } = open(...three);

    await point(top(index) + 12);

    expect(grip()).toBeVisible();
    expect(grip()).toHaveStyle({ top: `${top(index) + (HEIGHT - 28) / 2}px` });
  });

  it('goes beside the block that one writes in since', async () => {
    const { point, grip, canvas, nextFrame } = open(...three);
    await point(top(0) + 12);

    act(() => void canvas().select('d'));
    await nextFrame();

    expect(grip()).toHaveStyle({ top: `${top(2) + (HEIGHT - 28) / 2}px` });
  });
});

describe('files from outside', () => {
  it.each([
    [2, 0],
    [between, 1],
    [top(2) + 38, 3],
  ])('that are dropped at %i come before the block there', (clientY, index) => {
    const { drop, onFiles, types } = open(...three);
    const plan = new File(['png'], 'plan.png', { type: 'image/png' });

    drop([plan], clientY);

    expect(onFiles).toHaveBeenCalledExactlyOnceWith([plan], index);
    expect(types()).toEqual(['paragraph', 'callout', 'paragraph']);
  });
});
