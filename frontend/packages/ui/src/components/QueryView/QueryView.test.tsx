import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { QueryView, type ViewableQuery } from './QueryView';

const pending = { data: undefined, error: null, isFetching: true, refetch: () => undefined };

const show = (query: ViewableQuery<string[]>) =>
  render(
    <ThemeProvider labels={labels}>
      <QueryView query={query} isEmpty={(items) => items.length === 0} empty="Rien">
        {(items) => <p>{items.join()}</p>}
      </QueryView>
    </ThemeProvider>,
  );

afterEach(() => vi.useRealTimers());

describe('a query on screen', () => {
  it('F21: shows its loading only after 200 ms', () => {
    vi.useFakeTimers();
    show(pending);

    expect(screen.queryByRole('status')).toBeNull();
    act(() => vi.advanceTimersByTime(200));

    expect(screen.getByRole('status')).toHaveTextContent(labels.loading);
  });

  it('shows what was loaded, or that there is nothing', () => {
    show({ ...pending, data: ['Aubrac'], isFetching: false });
    show({ ...pending, data: [], isFetching: false });

    expect(screen.getByText('Aubrac')).toBeVisible();
    expect(screen.getByText('Rien')).toBeVisible();
  });

  it('keeps what was loaded beside a failure, and tries again', async () => {
    const refetch = vi.fn();
    show({ data: ['Aubrac'], error: new Error('down'), isFetching: false, refetch });

    await userEvent.click(screen.getByRole('button', { name: labels.retry }));

    expect(screen.getByText('Aubrac')).toBeVisible();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('says that access is refused, without offering to try again', () => {
    show({ ...pending, error: Object.assign(new Error(), { status: 403 }), isFetching: false });

    expect(screen.getByRole('alert')).toHaveTextContent(labels.refusedTitle);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('tells what the server said of a failed read', () => {
  const error = Object.assign(new Error('Le stockage ne répond pas.'), { status: 503 });
  show({ data: undefined, error, isFetching: false, refetch: () => undefined });

  expect(screen.getByText('Le stockage ne répond pas.')).toBeVisible();
});
