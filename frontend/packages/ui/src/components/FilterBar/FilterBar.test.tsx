import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { labels } from '../../stories/labels';
import { FilterBar } from './FilterBar';
import { FilteredEmpty } from './FilteredEmpty';
import { FilterMenu } from './FilterMenu';
import { FilterToggle } from './FilterToggle';
import { SearchField } from './SearchField';
import { Segmented } from './Segmented';

const ignore = () => undefined;
const sectors = [
  { value: 'all', label: 'Tous les secteurs', short: 'tous' },
  { value: 'care', label: 'Santé et bien-être' },
];
const statuses = [
  { value: 'all', label: 'Tous', count: 12 },
  { value: 'draft', label: 'Brouillons', count: 3 },
];

describe('the filters of a list', () => {
  it('offer to clear them only when one is set, and keep the keyboard among them', async () => {
    const clear = vi.fn();
    const filters = (onClear?: () => void) => (
      <FilterBar label="Filtrer les livrets" onClear={onClear}>
        <SearchField label="Titre" value="" onChange={ignore} />
      </FilterBar>
    );
    const { rerender } = render(filters(), { wrapper: InTheme });
    expect(screen.queryByRole('button', { name: labels.clearFilters })).toBeNull();

    rerender(filters(clear));
    await userEvent.click(screen.getByRole('button', { name: labels.clearFilters }));

    expect(clear).toHaveBeenCalledOnce();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('write the chosen value in the control, and choose another in its menu', async () => {
    const choose = vi.fn();
    render(<FilterMenu label="Secteur" value="all" choices={sectors} onChange={choose} />, { wrapper: InTheme });

    await userEvent.click(screen.getByRole('button', { name: `Secteur${labels.colon} tous` }));
    /* Where nothing is drawn the kit believes that the button scrolled away, and hides its menu. */
    const care = await screen.findByRole('menuitemradio', { name: 'Santé et bien-être', hidden: true });
    await userEvent.click(care);

    expect(choose).toHaveBeenCalledExactlyOnceWith('care');
  });

  it('choose among segments as among radio buttons, counts included', async () => {
    const choose = vi.fn();
    render(<Segmented label="Statut" value="all" options={statuses} onChange={choose} />, { wrapper: InTheme });

    await userEvent.click(screen.getByRole('radio', { name: 'Brouillons 3' }));

    expect(screen.getByRole('group', { name: 'Statut' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Tous 12' })).toBeChecked();
    expect(choose).toHaveBeenCalledExactlyOnceWith('draft');
  });

  it('are switched off as they are switched on', async () => {
    const change = vi.fn();
    render(
      <FilterToggle pressed onChange={change}>
        Emprunts seulement
      </FilterToggle>,
      { wrapper: InTheme },
    );

    await userEvent.click(screen.getByRole('button', { name: 'Emprunts seulement', pressed: true }));

    expect(change).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('that leave nothing can be cleared from the empty list', async () => {
    const clear = vi.fn();
    render(<FilteredEmpty onClear={clear} />, { wrapper: InTheme });

    await userEvent.click(screen.getByRole('button', { name: labels.clearFilters }));

    expect(screen.getByText(labels.noMatch)).toBeVisible();
    expect(clear).toHaveBeenCalledOnce();
  });
});
