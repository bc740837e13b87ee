import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { SelectField } from './SelectField';

const choices = [
  { value: 'fr-FR', label: 'Français' },
  { value: 'en-GB', label: 'English' },
];

it('is a native list with its name, its mark and its error', async () => {
  const change = vi.fn();
  render(
    <ThemeProvider labels={labels}>
      <SelectField
        label="Langue"
        optional
        error="Choisissez."
        choices={choices}
        onChange={(e) => change(e.target.value)}
      />
    </ThemeProvider>,
  );
  const list = screen.getByRole('combobox', { name: `Langue (${labels.optional})` });

  await userEvent.selectOptions(list, 'English');

  expect(change).toHaveBeenCalledWith('en-GB');
  expect(list).toBeInvalid();
  expect(list).toHaveAccessibleDescription('Choisissez.');
});
