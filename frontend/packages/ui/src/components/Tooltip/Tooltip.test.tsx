import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Tooltip } from './Tooltip';

const tip = () => screen.queryByRole('tooltip');

beforeEach(() => {
  render(
    <Tooltip text="Copier l’adresse du livret">
      <button type="button">Lien</button>
    </Tooltip>,
  );
});

describe('A11Y1: a tooltip', () => {
  it('comes with the focus, describes its control, and goes with it', async () => {
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Copier l’adresse du livret');
    await userEvent.tab();

    expect(tip()).toBeNull();
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby');
  });

  it('comes with the pointer, and goes with it', async () => {
    const user = userEvent.setup();

    await user.hover(screen.getByRole('button'));
    expect(tip()).toHaveTextContent('Copier l’adresse du livret');
    await user.unhover(screen.getByRole('button'));

    expect(tip()).toBeNull();
  });

  it('is taken away by Escape, which does nothing else', async () => {
    const presses: boolean[] = [];
    document.addEventListener('keydown', (event) => presses.push(event.defaultPrevented), { once: true });
    await userEvent.hover(screen.getByRole('button'));

    await userEvent.keyboard('{Escape}');

    expect(tip()).toBeNull();
    expect(presses).toEqual([true]);
  });
});
