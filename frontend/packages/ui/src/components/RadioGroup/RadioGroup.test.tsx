import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { labels } from '../../stories/labels';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { RadioGroup } from './RadioGroup';

const choices = [
  { value: 'public', label: 'Lien public', description: 'Toute personne qui a le lien.' },
  { value: 'code', label: 'Lien et code' },
];

describe('a group of radios', () => {
  it('has a name, an error, and descriptions that are no part of the names', () => {
    render(
      <ThemeProvider labels={labels}>
        <RadioGroup label="Accès" choices={choices} error="Choisissez un accès." />
      </ThemeProvider>,
    );

    const group = screen.getByRole('radiogroup', { name: 'Accès' });
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAccessibleDescription('Choisissez un accès.');
    expect(screen.getByRole('radio', { name: 'Lien public' })).toHaveAccessibleDescription(
      'Toute personne qui a le lien.',
    );
  });

  it('is moved through by the arrows and tells the value', async () => {
    const change = vi.fn();
    render(
      <RadioGroup label="Accès" choices={choices} defaultValue="public" onChange={(e) => change(e.target.value)} />,
    );

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');

    expect(change).toHaveBeenCalledWith('code');
    expect(screen.getByRole('radio', { name: 'Lien et code' })).toBeChecked();
  });

  it('shows people in a list, with what is known of them and a lock on those who cannot be chosen', async () => {
    const people = [
      { value: 'awa', label: 'Awa Diop', description: 'Rédaction', mark: <b>AD</b>, note: 'Vue hier' },
      { value: 'sylvie', label: 'Sylvie Costes', note: 'Compte suspendu', disabled: true },
    ];
    const { container } = render(<RadioGroup label="Qui" look="list" choices={people} />);

    await userEvent.click(screen.getByText('Sylvie Costes'));
    await userEvent.click(screen.getByText('Vue hier'));

    expect(screen.getByRole('radio', { name: 'Awa Diop' })).toHaveAccessibleDescription('Rédaction Vue hier');
    expect(screen.getByRole('radio', { name: 'Awa Diop' })).toBeChecked();
    expect(screen.getByText('AD')).toBeVisible();
    expect(container.querySelectorAll('label > svg')).toHaveLength(1);
  });
});
