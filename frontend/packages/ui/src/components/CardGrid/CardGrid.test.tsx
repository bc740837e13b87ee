import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { CardGrid } from './CardGrid';

const items = ['aube.jpg', 'lac.jpg'];

const show = (selected: readonly string[] = []) => {
  const [onOpen, onSelect] = [vi.fn(), vi.fn()];
  render(
    <InTheme>
      <CardGrid
        caption="Fichiers"
        items={items}
        itemKey={(name) => name}
        card={(name) => ({ picture: null, title: name, caption: '2 Mo' })}
        activeKey="lac.jpg"
        selection={{ selected: new Set(selected), onSelect }}
        onOpen={onOpen}
      />
    </InTheme>,
  );
  return { onOpen, onSelect, person: userEvent.setup() };
};

describe('a grid of cards', () => {
  it('opens a card, and says which one is open', async () => {
    const { onOpen, onSelect, person } = show();

    await person.click(screen.getByRole('button', { name: /aube\.jpg/ }));

    expect(onOpen).toHaveBeenCalledWith('aube.jpg');
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('lac.jpg');
  });

  it('adds to the selection what is ticked by keyboard, and opens nothing', async () => {
    const { onOpen, onSelect, person } = show(['lac.jpg']);

    await person.tab();
    await person.tab();
    expect(screen.getByRole('checkbox', { name: /aube\.jpg/ })).toHaveFocus();
    await person.keyboard(' ');

    expect(onSelect).toHaveBeenCalledWith(new Set(['lac.jpg', 'aube.jpg']));
    expect(onOpen).not.toHaveBeenCalled();
  });
});
