import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { ConfirmHost } from './ConfirmDialog';
import { type ConfirmRequest, closeConfirm, confirm } from './confirm';

const question = { header: 'Archiver ce livret ?', message: '38 lecteurs.', acceptLabel: 'Archiver' };

const ask = (request: Partial<ConfirmRequest> = {}) => {
  let answer = Promise.resolve(false);
  act(() => {
    answer = confirm({ ...question, ...request });
  });
  return answer;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  render(
    <ThemeProvider labels={labels}>
      <ConfirmHost />
    </ThemeProvider>,
  );
});
afterEach(() => act(closeConfirm));

describe('F5, F13: the confirmation', () => {
  it('asks its question with the consequences', () => {
    ask();

    const dialog = screen.getByRole('alertdialog', { name: question.header });
    expect(dialog).toHaveAccessibleDescription('38 lecteurs.');
  });

  it('is true when it is accepted, and calls back', async () => {
    const onAccept = vi.fn();
    const answer = ask({ onAccept });

    await press('Archiver');

    await expect(answer).resolves.toBe(true);
    expect(onAccept).toHaveBeenCalledOnce();
  });

  it('is false when it is rejected, and calls back', async () => {
    const onReject = vi.fn();
    const answer = ask({ onReject, rejectLabel: 'Garder' });

    await press('Garder');

    await expect(answer).resolves.toBe(false);
    expect(onReject).toHaveBeenCalledOnce();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => press(labels.close)],
    ['an explicit close', async () => act(closeConfirm)],
  ])('is false without an answer: %s', async (_, close) => {
    const [onReject, onHide] = [vi.fn(), vi.fn()];
    const answer = ask({ onReject, onHide });

    await close();

    await expect(answer).resolves.toBe(false);
    expect(onHide).toHaveBeenCalledOnce();
    expect(onReject).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, 'Archiver'],
    ['accept', 'Archiver'],
    ['reject', labels.cancel],
  ] as const)('with a default focus on %s starts on %s', async (defaultFocus, name) => {
    ask(defaultFocus ? { defaultFocus } : {});

    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('is the only one: another question closes it', async () => {
    const first = ask();
    const second = ask({ header: 'Publier ce livret ?', acceptLabel: 'Publier' });

    await expect(first).resolves.toBe(false);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await press('Publier');

    await expect(second).resolves.toBe(true);
  });
});
