import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { InTheme } from '../../stories/InTheme';
import { DateField } from './DateField';

const heard = vi.fn();
const Field = () => {
  const [day, setDay] = useState('2027-03-16');
  const hear = (value: string) => {
    heard(value);
    setDay(value);
  };
  return <DateField label="Fermé après le" value={day} onChange={hear} />;
};

beforeEach(() => {
  heard.mockClear();
  document.documentElement.lang = 'fr-FR';
  render(<Field />, { wrapper: InTheme });
});

const field = () => screen.getByRole('textbox', { name: 'Fermé après le' });

describe('a field for a day', () => {
  it('shows the day first, and gives it as the server writes it', async () => {
    expect(field()).toHaveValue('16/03/2027');

    await userEvent.clear(field());
    await userEvent.type(field(), '1/4/2027{Enter}');

    expect(heard).toHaveBeenLastCalledWith('2027-04-01');
    expect(field()).toHaveValue('01/04/2027');
  });

  it('gives what is no day as it was typed', async () => {
    await userEvent.clear(field());
    await userEvent.type(field(), '31/02/2027');
    await userEvent.tab();

    expect(heard).toHaveBeenLastCalledWith('31/02/2027');
    expect(field()).toHaveValue('31/02/2027');
  });

  it('takes a day from the calendar', async () => {
    await userEvent.click(screen.getByRole('button', { name: /calendrier/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'mercredi 17 mars 2027', hidden: true }));

    expect(field()).toHaveValue('17/03/2027');
  });
});
