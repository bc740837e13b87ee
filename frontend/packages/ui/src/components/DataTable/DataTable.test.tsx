import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { labels } from '../../stories/labels';
import { DataTable, type DataTableProps } from './DataTable';
import { RowLink } from './TableRow';
import type { Column, Selected } from './table';

type Person = { id: string; name: string; job: string };

const people: readonly Person[] = [
  { id: 'ines', name: 'Inès Rouquette', job: 'Cheffe de rang' },
  { id: 'mehdi', name: 'Mehdi Benali', job: 'Commis de cuisine' },
];
const columns: readonly Column<Person, 'name' | 'job'>[] = [
  { key: 'name', header: 'Participant', primary: true, sortable: true, cell: ({ name }) => name },
  { key: 'job', header: 'Poste', cell: ({ job }) => job },
];

type Options = Partial<DataTableProps<Person, 'name' | 'job'>>;

const People = (options: Options) => (
  <DataTable caption="Participants" columns={columns} rows={people} rowKey={({ id }) => id} {...options} />
);
const show = (options: Options = {}) => render(<People {...options} />, { wrapper: InTheme });

const SelectablePeople = ({ start }: { start: readonly string[] }) => {
  const [selected, onSelect] = useState<Selected>(new Set(start));
  return (
    <>
      <People selection={{ selected, onSelect }} />
      <output>{[...selected].sort().join(' ')}</output>
    </>
  );
};
const showSelectable = (...start: string[]) => render(<SelectablePeople start={start} />, { wrapper: InTheme });
const all = () => screen.getByRole('checkbox', { name: labels.selectAll });
const chosen = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT').textContent;

describe('a table', () => {
  it('has a name, headers of columns and headers of rows', () => {
    show();

    const table = screen.getByRole('table', { name: 'Participants' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(table).getByRole('rowheader', { name: 'Mehdi Benali' })).toBeVisible();
  });

  it('writes its roles out, since cards are displayed otherwise, and names each value of a card', () => {
    const { container } = show({ actions: () => <button type="button">Relancer</button> });

    const bare = [...container.querySelectorAll('table, thead, tbody, tr, th, td')].filter(
      (element) => !element.hasAttribute('role'),
    );
    expect(bare).toEqual([]);
    expect(screen.getByRole('cell', { name: 'Cheffe de rang' })).toHaveAttribute('data-label', 'Poste');
  });

  it('keeps its rows while others are fetched', () => {
    show({ loading: true });

    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Mehdi Benali')).toBeVisible();
  });

  it('says that the first rows are coming, then that there is none', () => {
    const { rerender } = show({ rows: [], loading: true, empty: 'Aucun participant' });
    expect(screen.getByRole('status')).toHaveTextContent(labels.loading);

    rerender(<People rows={[]} empty="Aucun participant" />);

    expect(screen.getByRole('status')).toHaveTextContent('Aucun participant');
  });
});

describe('the order of a table', () => {
  it('is said on its header only', () => {
    show({ sort: { key: 'name', direction: 'desc' }, onSort: () => undefined });

    expect(screen.getByRole('columnheader', { name: 'Participant' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Poste' })).not.toHaveAttribute('aria-sort');
  });

  it('is asked from the header, ascending first, then the other way round', async () => {
    const onSort = vi.fn();
    const { rerender } = show({ onSort });
    await userEvent.click(screen.getByRole('button', { name: 'Participant' }));
    rerender(<People sort={{ key: 'name', direction: 'asc' }} onSort={onSort} />);

    await userEvent.click(screen.getByRole('button', { name: 'Participant' }));

    expect(onSort.mock.calls).toEqual([[{ key: 'name', direction: 'asc' }], [{ key: 'name', direction: 'desc' }]]);
    expect(screen.queryByRole('button', { name: 'Poste' })).toBeNull();
  });
});

describe('the selection of a table', () => {
  it('has a box for each row, named after it', async () => {
    showSelectable();

    await userEvent.click(screen.getByRole('checkbox', { name: `${labels.select} Mehdi Benali` }));

    expect(chosen()).toBe('mehdi');
    expect(all()).toBePartiallyChecked();
  });

  it('takes all the rows on screen, then leaves them, and touches no other page', async () => {
    showSelectable('of-another-page', 'ines');

    await userEvent.click(all());
    expect(chosen()).toBe('ines mehdi of-another-page');
    expect(all()).toBeChecked();

    await userEvent.click(all());
    expect(chosen()).toBe('of-another-page');
    expect(all()).not.toBeChecked();
    expect(all()).not.toBePartiallyChecked();
  });
});

describe('a row that opens', () => {
  it('opens from anywhere on it, and from the keyboard', async () => {
    const onOpen = vi.fn();
    show({ rowAction: { onOpen } });

    await userEvent.click(screen.getByText('Commis de cuisine'));
    screen.getByRole('button', { name: 'Inès Rouquette' }).focus();
    await userEvent.keyboard('{Enter}');

    expect(onOpen.mock.calls).toEqual([[people[1]], [people[0]]]);
  });

  it('follows its link once, wherever it is clicked', async () => {
    const follow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const link = (row: Person, content: React.ReactNode) => (
      <RowLink href={`/participants/${row.id}`} onClick={follow}>
        {content}
      </RowLink>
    );
    show({ rowAction: { link } });

    await userEvent.click(screen.getByText('Cheffe de rang'));
    await userEvent.click(screen.getByRole('link', { name: 'Inès Rouquette' }));

    expect(follow).toHaveBeenCalledTimes(2);
  });

  it('leaves a click on its own controls to them', async () => {
    const onOpen = vi.fn();
    show({ rowAction: { onOpen }, actions: ({ name }) => <button type="button">Relancer {name}</button> });

    await userEvent.click(screen.getByRole('button', { name: 'Relancer Mehdi Benali' }));

    expect(onOpen).not.toHaveBeenCalled();
  });

  it('is named by more than its primary cell where that is not enough', () => {
    show({ rowAction: { onOpen: () => undefined, label: ({ name, id }) => `${name}, ${id}` } });

    expect(screen.getByRole('button', { name: 'Inès Rouquette, ines' })).toBeVisible();
  });

  it('says which one is open', () => {
    show({ rowAction: { onOpen: () => undefined }, activeKey: 'mehdi' });

    expect(screen.getByRole('row', { current: true })).toHaveTextContent('Mehdi Benali');
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('Mehdi Benali');
  });
});
