import { camille, camilleByNadia } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const device = { browser: 'Firefox', system: 'Windows', kind: 'computer', ip: '203.0.113.0', current: true };
const moments = { created_at: '2027-01-04T08:00:00Z', seen_at: '2027-01-05T08:00:00Z' };
const here = { id: '1', ...device, ...moments };
const phone = { ...here, id: '2', browser: 'Safari', system: 'iPhone', kind: 'phone', current: false };

/** A server with two devices, which closes what it is told to. */
const twoDevices = () => {
  const closed: string[] = [];
  return {
    closed,
    handlers: [
      http.get('/api/auth/sessions', () => HttpResponse.json({ items: closed.length > 0 ? [here] : [here, phone] })),
      http.delete('/api/auth/sessions/:id', ({ params }) => {
        closed.push(String(params.id));
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete('/api/auth/sessions', () => {
        closed.push('others');
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  };
};

describe('connected devices', () => {
  it('are named, and closed one by one', async () => {
    const { closed, handlers } = twoDevices();
    const { person } = await renderApp('/compte', camille, handlers);

    expect(await screen.findByText('Firefox sur Windows')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Fermer Safari sur iPhone' }));

    expect(await screen.findByText('Cet appareil est déconnecté.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari sur iPhone')).toBeNull());
    expect(closed).toEqual(['2']);
  });

  it('are closed all at once after a question', async () => {
    const { closed, handlers } = twoDevices();
    const { person } = await renderApp('/compte', camille, handlers);

    await person.click(await screen.findByRole('button', { name: 'Fermer les autres appareils' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(closed).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Fermer les autres appareils' }));

    await waitFor(() => expect(closed).toEqual(['others']));
  });

  it('that do not say what they are stay unknown, and a failure says so', async () => {
    await renderApp('/compte', camille, [
      http.get('/api/auth/sessions', () =>
        HttpResponse.json({ items: [{ ...here, browser: '', system: '', ip: null }] }),
      ),
      http.get('/api/auth/identity-switches', () => HttpResponse.json({ message: 'Non.' }, { status: 500 })),
    ]);

    expect(await screen.findByText('Appareil inconnu')).toBeVisible();
    expect(await screen.findByText('Ces informations ne sont pas disponibles')).toBeVisible();
  });
});

describe('who acted in one’s name', () => {
  it('is said with the reason and the number of acts', async () => {
    const taken = {
      id: '1',
      administrator: 'Nadia Ferrière',
      from_platform: true,
      reason: 'Demande par téléphone.',
      started_at: '2025-03-16T09:31:00Z',
      ended_at: '2025-03-16T09:44:00Z',
      acts: 1,
    };
    await renderApp('/compte', camille, [
      http.get('/api/auth/identity-switches', () => HttpResponse.json({ items: [taken], next: null })),
    ]);

    const line = (await screen.findByText('Nadia Ferrière')).closest('li');
    expect(line).toHaveTextContent('plateforme, 16 mars 2025, 10:31 à 10:44');
    expect(line).toHaveTextContent('« Demande par téléphone. »');
    expect(line).toHaveTextContent('1 action');
  });
});

describe('the account of somebody whose identity was taken', () => {
  it('keeps what is theirs alone to themselves', async () => {
    await renderApp('/compte', camilleByNadia());

    expect(await screen.findByText(/ne se voient et ne se changent que par elle-même/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Changer le mot de passe' })).toBeNull();
    expect(screen.queryByText('Appareils connectés')).toBeNull();
  });
});

describe('another password', () => {
  it('says beside its field what the server refuses, then that it is done', async () => {
    let tries = 0;
    const { person } = await renderApp('/compte', camille, [
      http.post('/api/auth/password', () => {
        tries += 1;
        return tries > 1
          ? new HttpResponse(null, { status: 204 })
          : HttpResponse.json(
              { code: 'wrong_password', message: 'Non.', errors: { current_password: ['Pas celui-ci.'] } },
              { status: 422 },
            );
      }),
    ]);

    await person.click(await screen.findByRole('button', { name: 'Changer le mot de passe' }));
    await person.write(await screen.findByLabelText('Mot de passe actuel'), 'ancien');
    await person.write(screen.getByLabelText('Nouveau mot de passe'), 'sept-oies-sur-le-pont{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Mot de passe actuel')).toHaveAccessibleDescription('Pas celui-ci.'),
    );
    await person.type(screen.getByLabelText('Mot de passe actuel'), '{Enter}');

    expect(await screen.findByText(/Votre mot de passe est changé/)).toBeVisible();
    expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull();
  });
});
