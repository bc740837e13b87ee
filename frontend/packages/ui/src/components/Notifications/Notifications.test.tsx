import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Notifications } from './Notifications';

const read = vi.fn();
const first = { id: 1, severity: 'error' as const, summary: 'Import interrompu', when: 'hier', dateTime: '2027-03-15' };

const Example = () => {
  const [items, setItems] = useState([first]);
  const [unread, setUnread] = useState(1);
  return (
    <ThemeProvider labels={labels}>
      <Notifications
        {...{ items, unread }}
        label={`Notifications, ${unread}`}
        title="Notifications"
        empty="Aucune notification"
        clearLabel="Tout effacer"
        onClear={() => setItems([])}
        onRead={() => {
          read();
          setUnread(0);
        }}
      />
      <input aria-label="Nom" />
      <button type="button" onClick={() => setUnread(1)}>
        Nouvelle
      </button>
    </ThemeProvider>
  );
};

const bell = () => screen.getByRole('button', { name: /^Notifications, / });
const panel = () => screen.getByRole('dialog', { name: 'Notifications' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  read.mockClear();
  render(<Example />);
});

describe('the notifications', () => {
  it('are read when they are opened, not before', async () => {
    expect(bell().querySelector('[data-count]')).toHaveAttribute('data-count', '1');
    expect(read).not.toHaveBeenCalled();

    await userEvent.click(bell());

    expect(within(panel()).getByText('Import interrompu')).toBeVisible();
    expect(within(panel()).getByText('hier')).toHaveAttribute('datetime', '2027-03-15');
    expect(read).toHaveBeenCalledOnce();
    expect(bell().querySelector('[data-count]')).toBeNull();
  });

  it('are read as they come while they are open', async () => {
    await userEvent.click(bell());
    await userEvent.click(screen.getByRole('button', { name: 'Nouvelle' }));

    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are not said a second time', async () => {
    await userEvent.click(bell());

    expect(panel().querySelector('[aria-live], [role="status"], [role="alert"], [role="log"]')).toBeNull();
  });

  it('stay open while one works on the page', async () => {
    await userEvent.click(bell());
    await userEvent.type(screen.getByLabelText('Nom'), 'Camille');

    expect(panel()).toBeVisible();
    expect(screen.getByLabelText('Nom')).toHaveValue('Camille');
  });

  it.each([
    ['their button', () => userEvent.click(within(panel()).getByRole('button', { name: labels.close }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('are closed by %s, which gives the focus back', async (_, close) => {
    await userEvent.click(bell());
    await waitFor(() => expect(panel()).toContainElement(document.activeElement as HTMLElement));

    await close();

    await isGone();
    expect(bell()).toHaveFocus();
  });

  it('are closed by the bell', async () => {
    await userEvent.click(bell());
    expect(bell()).toHaveAttribute('aria-expanded', 'true');

    await userEvent.click(bell());

    await isGone();
  });

  it('are all taken away at once, and the focus stays in the panel', async () => {
    await userEvent.click(bell());
    await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));

    expect(within(panel()).getByText('Aucune notification')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tout effacer' })).toBeNull();
    expect(panel()).toHaveFocus();
  });
});
