import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { typeAhead } from './typeAhead';

const begin = () => {
  let text = '';
  const onEscape = vi.fn();
  const end = typeAhead({
    onText: (change) => {
      text = change(text);
    },
    onEscape,
  });
  return { end, onEscape, text: () => text };
};

describe('typing ahead of a field', () => {
  it('keeps what is written, and the answer to it', async () => {
    const ahead = begin();
    await userEvent.keyboard('comptx{Backspace}e{Enter}');
    const pressed = vi.fn();

    render(
      <input role="combobox" aria-label="Rechercher" aria-expanded="false" aria-controls="none" onKeyDown={pressed} />,
    );
    screen.getByRole('combobox').focus();

    expect(ahead.text()).toBe('compte');
    await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    expect(pressed.mock.lastCall?.[0].key).toBe('Enter');
  });

  it('ends when the field has the focus', () => {
    const ahead = begin();
    render(<input role="combobox" aria-label="Rechercher" aria-expanded="false" aria-controls="none" />);
    screen.getByRole('combobox').focus();

    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'a' });

    expect(ahead.text()).toBe('');
  });

  it('is given up with Escape', async () => {
    const ahead = begin();

    await userEvent.keyboard('{Escape}');

    expect(ahead.onEscape).toHaveBeenCalledOnce();
    ahead.end();
  });
});
