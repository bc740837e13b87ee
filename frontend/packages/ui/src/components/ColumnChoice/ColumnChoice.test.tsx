import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { labels } from '../../stories/labels';
import { ColumnChoice, useColumnChoice } from './ColumnChoice';

const key = 'columns-of-participants';
const columns = [
  { key: 'name', header: 'Participant' },
  { key: 'job', header: 'Poste', hideable: true },
  { key: 'status', header: 'Statut', hideable: true },
];

const Choice = () => {
  const { shown, choice } = useColumnChoice(key, columns);
  return (
    <>
      <ColumnChoice {...choice} />
      <p>{shown.map((column) => column.key).join(' ')}</p>
    </>
  );
};
const show = () => render(<Choice />, { wrapper: InTheme });
/* Where nothing is drawn the kit believes that the button scrolled away, and hides its menu. */
const item = (name: string) => screen.findByRole('menuitemcheckbox', { name, hidden: true });
const toggle = async (header: string) => {
  await userEvent.click(screen.getByRole('button', { name: labels.columns }));
  await userEvent.click(await item(header));
};

afterEach(() => localStorage.clear());

describe('the choice of columns', () => {
  it('hides a column, offers only those that can be missed, and remembers it', async () => {
    show();
    await toggle('Poste');

    expect(screen.getByText('name status')).toBeVisible();
    expect(await item('Poste')).not.toBeChecked();
    expect(screen.getAllByRole('menuitemcheckbox', { hidden: true })).toHaveLength(2);

    cleanup();
    show();
    expect(screen.getByText('name status')).toBeVisible();
  });

  it('brings a column back', async () => {
    localStorage.setItem(key, '["job"]');
    show();

    await toggle('Poste');

    expect(screen.getByText('name job status')).toBeVisible();
  });

  it('works in a browser that keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    show();

    await toggle('Statut');

    expect(screen.getByText('name job')).toBeVisible();
  });

  it.each(['{', '"job"', '[1, null]'])('is not disturbed by what it finds: %s', (kept) => {
    localStorage.setItem(key, kept);
    show();

    expect(screen.getByText('name job status')).toBeVisible();
  });
});
