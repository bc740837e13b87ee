import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { severities, type ToastMessage } from './message';
import { ToastHost } from './Toast';
import { clearToasts, dismiss, notify, toastStore } from './toasts';

const say = (message: Partial<ToastMessage> = {}) => {
  let id = 0;
  act(() => {
    id = notify({ summary: 'Livret publié', ...message });
  });
  return id;
};
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shown = () => screen.queryAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ThemeProvider labels={labels}>
      <button type="button">Avant</button>
      <ToastHost />
      <ToastHost group="imports" />
    </ThemeProvider>,
  );
});
afterEach(() => {
  act(() => toastStore.set([]));
  vi.useRealTimers();
});

describe('F12: a toast', () => {
  it('lives 5000 ms, then takes 450 ms to leave', () => {
    say();

    wait(4999);
    expect(screen.getByRole('status')).not.toHaveAttribute('data-leaving');
    wait(1);
    expect(screen.getByRole('status')).toHaveAttribute('data-leaving');
    wait(450);

    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('waits while %s is on it, and does not start again', (_, enter, leave) => {
    say();
    wait(4000);

    enter(screen.getByRole('status'));
    wait(60_000);
    expect(screen.getByRole('status')).not.toHaveAttribute('data-leaving');
    leave(screen.getByRole('status'));
    wait(1000);

    expect(screen.getByRole('status')).toHaveAttribute('data-leaving');
  });

  it('has a life of its own, or none', () => {
    say({ summary: 'Court', life: 100 });
    say({ summary: 'Sans fin', life: null });

    wait(60_000);

    expect(shown()).toEqual(['Sans fin']);
  });

  it('is closed by its button, which gives the focus back', () => {
    say();
    const [before, close] = [screen.getByText('Avant'), screen.getByRole('button', { name: labels.close })];
    act(() => before.focus());
    act(() => close.focus());

    fireEvent.click(close);

    expect(before).toHaveFocus();
    expect(screen.getByRole('status')).toHaveAttribute('data-leaving');
  });

  it('may have no button', () => {
    say({ closable: false });
    expect(screen.queryByRole('button', { name: labels.close })).toBeNull();
  });

  it.each(severities)('of severity %s has its role and its look', (severity) => {
    say({ severity });

    const toast = screen.getByRole(severity === 'error' ? 'alert' : 'status');
    expect(toast).toHaveAttribute('data-severity', severity);
  });

  it('offers an action once', () => {
    const onSelect = vi.fn();
    say({ action: { label: 'Voir', onSelect } });

    fireEvent.click(screen.getByRole('button', { name: 'Voir' }));

    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveAttribute('data-leaving');
  });
});

describe('several toasts', () => {
  it('are three at most; the fourth begins its life when there is room', () => {
    for (const summary of ['un', 'deux', 'trois', 'quatre']) say({ summary });
    expect(shown()).toEqual(['un', 'deux', 'trois']);

    wait(5450);
    expect(shown()).toEqual(['quatre']);
    wait(4999);

    expect(screen.getByRole('status')).not.toHaveAttribute('data-leaving');
  });

  it('are shown by the host of their group, and taken back together or alone', () => {
    say({ summary: 'importé', group: 'imports' });
    const id = say({ summary: 'ailleurs' });
    expect(screen.getAllByRole('region', { name: labels.notifications })).toHaveLength(2);

    act(() => clearToasts('imports'));
    act(() => dismiss(id));
    wait(450);

    expect(shown()).toEqual([]);
  });

  it('do not repeat a failure that is still on screen', () => {
    say({ severity: 'error', summary: 'Hors ligne' });
    say({ severity: 'error', summary: 'Hors ligne' });

    expect(shown()).toEqual(['Hors ligne']);
  });
});
