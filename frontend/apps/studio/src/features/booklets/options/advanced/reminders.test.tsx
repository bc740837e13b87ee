import { camille } from '@test/answers';
import { bookletList, reminders, seasonal } from '@test/bookletList';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const open = async (first: Parameters<typeof renderApp>[2] = []) => {
  const built = bookletList({ booklets: [seasonal] });
  const page = `/livrets/options/avance?livret=${seasonal.id}`;
  const app = await renderApp(page, camille, [...first, ...built.handlers]);
  return { ...app, ...built };
};
const section = () => screen.findByRole('region', { name: 'Relances' });
const answered = (told: Partial<typeof reminders>) =>
  http.get('/api/booklets/:id/reminders', () => HttpResponse.json({ ...reminders, ...told }));

describe('the calendar of reminders', () => {
  it('says to how many each day would write next', async () => {
    await open();

    const shown = within(await section());
    expect(shown.getByLabelText(/^1re relance/)).toHaveAccessibleDescription(/12 personnes le mardi 16 mars/);
    expect(shown.getByLabelText(/^2e relance/)).toHaveAccessibleDescription(/Personne le mardi 16 mars/);
    expect(shown.getByRole('switch', { name: 'Inviter les personnes qui arrivent' })).toHaveAccessibleDescription(
      /2 personnes à inviter le mardi 16 mars/,
    );
  });

  it('is kept whole, with the other options', async () => {
    const { person, sent } = await open();

    await person.write(within(await section()).getByLabelText(/^3e relance/), '20');
    await person.click(screen.getByRole('switch', { name: 'Inviter les personnes qui arrivent' }));
    await person.click(screen.getByRole('switch', { name: 'Ordre libre' }));
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    const kept = { reminds: true, invites_newcomers: true, steps: [{ day: 3 }, { day: 6 }, { day: 20 }] };
    await waitFor(() =>
      expect(sent).toEqual([
        ['reminders', kept],
        ['options', { free_order: false }],
      ]),
    );
    expect(await screen.findByText(/^Enregistré à/)).toBeVisible();
  });

  it('keeps two days between two reminders', async () => {
    const { person, sent } = await open();

    const third = within(await section()).getByLabelText(/^3e relance/);
    await person.write(third, '7');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(third).toBeInvalid());
    expect(sent).toEqual([]);
  });

  it('cannot be changed by who may not, or while it is switched off', async () => {
    await open([answered({ abilities: { change: false } })]);

    expect(within(await section()).getByRole('switch', { name: 'Relancer automatiquement' })).toBeDisabled();
    expect(screen.getByLabelText(/^1re relance/)).toBeDisabled();
  });

  it('says that nobody is reminded where no receipt is asked for', async () => {
    await open([answered({ asks_receipts: false })]);

    const remind = within(await section()).getByRole('switch', { name: 'Relancer automatiquement' });
    expect(remind).toHaveAccessibleDescription(/personne n’est relancé/);
  });

  it('says when it cannot be had', async () => {
    await open([http.get('/api/booklets/:id/reminders', () => new HttpResponse(null, { status: 500 }))]);

    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});
