import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { FilterDay } from './FilterDay';

const Day = () => {
  const [day, setDay] = useState('2027-03-16');
  return <FilterDay label="Jour" value={day} every={{ short: 'tous', label: 'Tous les jours' }} onChange={setDay} />;
};
const control = (name: RegExp) => screen.getByRole('button', { name });
const dayNamed = (name: string) => screen.findByRole('button', { name, hidden: true });

beforeEach(() => {
  document.documentElement.lang = 'fr-FR';
  render(<Day />, { wrapper: InTheme });
});

describe('the filter of a day', () => {
  it('opens at the chosen day, walks by keyboard over the end of the month, and says what was picked', async () => {
    await userEvent.click(control(/16 mars 2027/));
    await waitFor(async () => expect(await dayNamed('mardi 16 mars 2027')).toHaveFocus());

    await userEvent.keyboard('{PageDown}{ArrowLeft}{Enter}');

    expect(control(/15 avr. 2027/)).toBeVisible();
  });

  it('can be taken away again', async () => {
    await userEvent.click(control(/16 mars 2027/));
    await userEvent.click(await dayNamed('Tous les jours'));

    expect(control(/tous/)).toBeVisible();
  });

  it('turns the month without choosing', async () => {
    await userEvent.click(control(/16 mars 2027/));
    await userEvent.click(await dayNamed('Mois précédent'));

    expect(screen.getByText('février 2027')).toBeInTheDocument();
    expect(control(/16 mars 2027/)).toBeVisible();
  });
});
