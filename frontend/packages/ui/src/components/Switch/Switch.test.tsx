import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Switch } from './Switch';

it('is a switch by name, with its description, and turns by its words', async () => {
  render(<Switch label="Lire hors connexion" hint="Le livret reste sur le téléphone." name="offline" />);
  const control = screen.getByRole('switch', { name: 'Lire hors connexion' });

  await userEvent.click(screen.getByText('Lire hors connexion'));

  expect(control).toBeChecked();
  expect(control).toHaveAccessibleDescription('Le livret reste sur le téléphone.');
});
