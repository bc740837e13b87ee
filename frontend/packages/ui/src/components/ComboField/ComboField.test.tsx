import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { ComboField } from './ComboField';

const sectors = [
  { value: 'hospitality', label: 'Hôtellerie-restauration' },
  { value: 'health', label: 'Santé et bien-être' },
  { value: 'building', label: 'Bâtiment' },
];

const Example = ({ start = null, optional = false }: { start?: string | null; optional?: boolean }) => {
  const [value, setValue] = useState<string | null>(start);
  return (
    <ThemeProvider labels={labels}>
      <ComboField label="Secteur" optional={optional} choices={sectors} value={value} onChange={setValue} />
      <p data-testid="value">{value}</p>
    </ThemeProvider>
  );
};
const box = () => screen.getByRole('combobox');
const chosen = () => screen.getByTestId('value').textContent;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('a field with many choices', () => {
  it('finds by a part of the name, without accents, and takes it with Enter without sending the form', async () => {
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
    document.addEventListener('submit', submit);
    render(
      <form>
        <Example />
      </form>,
    );

    await userEvent.type(box(), 'bien etre');
    expect(options()).toEqual(['Santé et bien-être']);
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
    await userEvent.keyboard('{Enter}');

    expect(chosen()).toBe('health');
    expect(box()).toHaveValue('Santé et bien-être');
    expect(submit).not.toHaveBeenCalled();
  });

  it('is walked through by the arrows, round its ends', async () => {
    render(<Example />);

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');

    expect(chosen()).toBe('building');
  });

  it('opens on what is chosen, all choices in view', async () => {
    render(<Example start="health" />);

    await userEvent.click(box());

    expect(options()).toHaveLength(3);
    expect(screen.getByRole('option', { selected: true })).toHaveAttribute('data-active');
  });

  it('closes by Escape and shows again what is chosen', async () => {
    render(<Example start="health" />);

    await userEvent.type(box(), 'xyz');
    expect(screen.getByRole('status')).toHaveTextContent(labels.nothingFound);
    await userEvent.keyboard('{Escape}');

    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('Santé et bien-être');
  });

  it('is emptied only where that is allowed', async () => {
    const { unmount } = render(<Example start="health" />);
    await userEvent.clear(box());
    await userEvent.tab();
    expect(chosen()).toBe('health');
    unmount();

    render(<Example start="health" optional />);
    await userEvent.clear(box());

    expect(chosen()).toBe('');
  });
});
