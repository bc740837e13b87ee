import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Dialog } from './Dialog';

const Example = (props: Partial<ComponentProps<typeof Dialog>>) => {
  const [opened, setOpened] = useState(false);
  return (
    <ThemeProvider labels={labels}>
      <button type="button" onClick={() => setOpened(true)}>
        Ouvrir
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Différences" {...props}>
        <input aria-label="Nom" />
      </Dialog>
    </ThemeProvider>
  );
};

const open = async (props: Partial<ComponentProps<typeof Dialog>> = {}) => {
  render(<Example {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  return screen.getByRole('dialog', { name: 'Différences' });
};
const mask = (dialog: HTMLElement) => dialog.previousElementSibling;
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(() => void vi.useRealTimers());

describe('F13: a dialog', () => {
  it('closes by its button and gives the focus back', async () => {
    await open();

    await userEvent.click(screen.getByRole('button', { name: labels.close }));

    await isGone();
    expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
  });

  it('closes by Escape, unless told not to', async () => {
    const dialog = await open({ closeOnEscape: false });
    await userEvent.keyboard('{Escape}');
    expect(dialog.parentElement).toHaveAttribute('data-state', 'open');
  });

  it('closes by Escape', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await isGone();
  });

  it('closes by its mask only when it is dismissable', async () => {
    const dialog = await open();
    await userEvent.click(mask(dialog) as Element);
    expect(dialog.parentElement).toHaveAttribute('data-state', 'open');
  });

  it('closes by its mask when it is dismissable', async () => {
    const dialog = await open({ dismissableMask: true });
    await userEvent.click(mask(dialog) as Element);
    await isGone();
  });

  it('has no mask and lets the focus go when it is not modal', async () => {
    const dialog = await open({ modal: false, dismissableMask: true });

    expect(mask(dialog)).toBeNull();
    expect(dialog).toHaveAttribute('aria-modal', 'false');
  });

  it('turns the Tab key round', async () => {
    await open();
    const close = screen.getByRole('button', { name: labels.close });
    await waitFor(() => expect(close).toHaveFocus());

    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });

    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('is maximized and restored when that is allowed', async () => {
    const dialog = await open({ maximizable: true });

    await userEvent.click(screen.getByRole('button', { name: labels.maximize }));
    expect(dialog.parentElement).toHaveAttribute('data-maximized');
    await userEvent.click(screen.getByRole('button', { name: labels.restore }));

    expect(dialog.parentElement).not.toHaveAttribute('data-maximized');
  });

  it('blocks the scrolling of the page while it is open, if asked', async () => {
    await open({ blockScroll: true });
    expect(document.documentElement.style.overflow).toBe('hidden');

    await userEvent.keyboard('{Escape}');

    expect(document.documentElement.style.overflow).toBe('');
  });

  it.each([
    ['center', 150],
    ['top-right', 300],
  ] as const)('at %s leaves in %i ms', (position, time) => {
    vi.useFakeTimers();
    render(<Example position={position} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    fireEvent.click(screen.getByRole('button', { name: labels.close }));

    act(() => vi.advanceTimersByTime(time - 1));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
