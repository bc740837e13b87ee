import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BlockView } from '../../BlockView';
import type { Block } from '../../block';
import { ValuesProvider } from '../../context/values';
import type { Document } from '../../document/document';
import { emptyBlock } from '../../document/emptyBlock';
import { randomDocument } from '../../document/testing/randomDocument';
import { labels } from '../testing/labels';
import { callout, heading, paragraph } from '../testing/writeOn';
import { Canvas, type CanvasProps } from './Canvas';
import type { CanvasHandle } from './handle';

beforeAll(() => {
  /* jsdom measures nothing. */
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

const pageOf = (...blocks: Block[]): Document => ({ schema: 2, blocks });

const open = (document: Document, props: Partial<CanvasProps> = {}) => {
  let handle: CanvasHandle | null = null;
  const ref = (canvas: CanvasHandle | null) => {
    handle = canvas;
  };
  const view = render(<Canvas document={document} labels={labels} {...props} ref={ref} />);
  const canvas = () => {
    if (!handle) throw new Error('Not there yet');
    return handle as CanvasHandle;
  };
  return { ...view, canvas, box: () => screen.getByRole('textbox', { name: 'Contenu de la page' }) };
};

const visibleText = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, '');

describe('the canvas', () => {
  it('is a text box with a name, of several lines', () => {
    const { box } = open(pageOf(paragraph('a', 'Bonjour')));

    expect(box()).toHaveAttribute('aria-multiline', 'true');
    expect(box()).toHaveTextContent('Bonjour');
  });

  it('draws blocks with their views, and says what a picture waits for', async () => {
    const contact = emptyBlock('contact');
    open(pageOf({ ...contact, props: { ...contact.props, name: 'Jeanne' } }, emptyBlock('image')));

    expect(await screen.findByText('Jeanne')).toHaveClass('lvb-contact-name');
    const picture = screen.getByRole('group', { name: 'image' });
    expect(picture.querySelector('.lve-drawn')).toHaveAttribute('data-placeholder', 'Rien dans image');
  });

  it.each(Array.from({ length: 30 }, (_, seed) => seed + 500))(
    'shows the words that readers get (page %i)',
    async (seed) => {
      const page = randomDocument(seed, 12);
      const values = (key: string) => (key === 'horaires' ? 'Le Moulin' : undefined);
      const read = render(
        <ValuesProvider value={values}>
          {page.blocks.map((block) => (
            <BlockView key={block.id} block={block} />
          ))}
        </ValuesProvider>,
      );
      const shown = render(
        <ValuesProvider value={values}>
          <Canvas document={page} labels={labels} editable={false} />
        </ValuesProvider>,
      );

      await waitFor(() =>
        expect(visibleText(within(shown.container).getByRole('textbox', { name: 'Contenu de la page' }))).toBe(
          visibleText(read.container),
        ),
      );
    },
  );

  it('tells of a change once, shortly after, and not of what comes from outside', async () => {
    const onChange = vi.fn();
    const { canvas, rerender } = open(pageOf(paragraph('a', 'Un')), { onChange });

    act(() => {
      canvas().editor.commands.insertContentAt(1, 'x');
      canvas().editor.commands.insertContentAt(1, 'y');
    });
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(onChange).toHaveBeenCalledWith(pageOf(paragraph('a', 'yxUn')));

    rerender(
      <Canvas document={pageOf(paragraph('a', 'yxUn'), heading('b', 'Deux'))} labels={labels} onChange={onChange} />,
    );
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Deux' })).toBeVisible());
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('tells what was typed last when it is left', () => {
    const onChange = vi.fn();
    const { canvas, unmount } = open(pageOf(paragraph('a', 'Un')), { onChange });

    act(() => void canvas().editor.commands.insertContentAt(1, 'x'));
    unmount();

    expect(onChange).toHaveBeenCalledWith(pageOf(paragraph('a', 'xUn')));
  });

  it('keeps the caret when a merge changes another block', () => {
    const { canvas, rerender } = open(pageOf(heading('h', 'Titre'), paragraph('a', 'Un')));
    act(() => void canvas().select('a'));
    const handle = canvas();

    rerender(<Canvas document={pageOf(heading('h', 'Titre changé'), paragraph('a', 'Un'))} labels={labels} />);
    act(() => void handle.editor.commands.insertContent('!'));

    expect(handle.document()).toEqual(pageOf(heading('h', 'Titre changé'), paragraph('a', 'Un!')));
    act(() => void handle.undo());
    expect(handle.document()).toEqual(pageOf(heading('h', 'Titre changé'), paragraph('a', 'Un')));
  });

  it('tells which block is selected: the one with properties around the caret', () => {
    const onSelect = vi.fn();
    const { canvas } = open(pageOf(heading('h', 'x'), callout('c', paragraph('p', 'Un'))), { onSelect });

    act(() => void canvas().select('p'));

    expect(onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({
        blockId: 'c',
        type: 'callout',
        props: { tone: 'info' },
        path: [
          { id: 'c', type: 'callout' },
          { id: 'p', type: 'paragraph' },
        ],
      }),
    );
  });

  it('offers blocks after a slash, by keyboard', () => {
    const blocks = [
      { id: 'divider', label: 'Séparateur' },
      { id: 'callout', label: 'Encadré' },
    ];
    const { canvas, box } = open(pageOf(paragraph('a', '')), { blocks });
    const { view } = canvas().editor;
    const press = (key: string) =>
      act(() => void view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key }))));

    act(() => void canvas().select('a'));
    act(() => view.dispatch(view.state.tr.insertText('/')));
    expect(screen.getAllByRole('option')).toHaveLength(2);
    press('ArrowDown');
    const active = screen.getByRole('option', { name: 'Encadré' });
    expect(active).toHaveAttribute('aria-selected', 'true');
    expect(box()).toHaveAttribute('aria-activedescendant', active.id);
    press('Enter');

    expect(screen.queryByRole('listbox')).toBeNull();
    expect(canvas().document().blocks).toMatchObject([{ type: 'callout' }]);
  });

  it('closes the list with Escape and leaves what was typed', () => {
    const { canvas } = open(pageOf(paragraph('a', '')), { values: [{ id: 'manager', label: 'Responsable' }] });
    const { view } = canvas().editor;

    act(() => void canvas().select('a'));
    act(() => view.dispatch(view.state.tr.insertText('{{re')));
    expect(screen.getByRole('option', { name: 'Responsable' })).toBeVisible();
    act(
      () =>
        void view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key: 'Escape' }))),
    );

    expect(screen.queryByRole('listbox')).toBeNull();
    expect(canvas().document().blocks).toMatchObject([{ text: [{ text: '{{re' }] }]);
  });

  it('offers living values with what they are, and says why there are none', () => {
    const values = [{ id: 'manager', label: 'Responsable', note: 'Personne' }];
    const page = pageOf(paragraph('a', ''));
    const { canvas, rerender } = open(page, { noValues: 'Chargement' });
    const { view } = canvas().editor;
    const write = (text: string) => act(() => view.dispatch(view.state.tr.insertText(text)));

    act(() => void canvas().select('a'));
    write('{{r');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Chargement')).toBeVisible();
    rerender(<Canvas document={page} labels={labels} values={values} />);
    write('e');
    expect(screen.getByRole('option', { name: 'Responsable Personne' })).toBeVisible();
    write('x');

    expect(screen.getByText(labels.nothingFits)).toBeVisible();
  });

  it('lets the title of a card be typed where it stands', async () => {
    const user = userEvent.setup();
    const { canvas } = open(pageOf(emptyBlock('cards')));
    const [title] = screen.getAllByRole('textbox', { name: 'card title' });

    await user.click(title as HTMLElement);
    if (title) title.textContent = 'Tenue';
    act(() => void title?.dispatchEvent(new InputEvent('input', { bubbles: true })));

    expect(canvas().document().blocks).toMatchObject([{ children: [{ props: { title: 'Tenue' } }, {}] }]);
  });

  it('says so when it cannot show a page, and never tells of a change', () => {
    const onChange = vi.fn();
    render(
      <Canvas
        document={{ schema: 2, blocks: [{ id: 'a', type: 'hologram' }] } as never}
        labels={labels}
        onChange={onChange}
      />,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('Cette page ne peut pas être affichée');
    expect(onChange).not.toHaveBeenCalled();
  });
});
