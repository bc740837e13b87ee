import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { labels } from '../../stories/labels';
import { Drawer } from './Drawer';

it('takes the focus to its title, keeps the keyboard inside, and closes on Escape', async () => {
  const onClose = vi.fn();
  render(
    <Drawer title="Sofia Marques" onClose={onClose}>
      <button type="button">Copier son lien</button>
    </Drawer>,
    { wrapper: InTheme },
  );

  expect(screen.getByRole('dialog', { name: 'Sofia Marques' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sofia Marques' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: labels.close })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: labels.close })).toHaveFocus();
  await userEvent.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledOnce();
});
