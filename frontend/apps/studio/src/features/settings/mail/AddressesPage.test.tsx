import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Suppression } from './api';

const path = '/parametres/adresses-ecartees';
const row = (changes: Partial<Suppression> = {}): Suppression => ({
  id: '01930000-0000-7000-8000-0000000000d1',
  address: 'ines@example.org',
  one_person: false,
  reason: 'hard_bounce',
  created_at: '2027-03-16T09:42:05Z',
  lifted_at: null,
  lifted_by: null,
  lifted_reason: null,
  abilities: { lift: true },
  ...changes,
});
const answer = (items: Suppression[], asked: URLSearchParams[] = []) =>
  http.get('/api/suppressions', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json({ items, next: null });
  });
const manager = { ...camille, abilities: { ...camille.abilities, manage_sender_domains: false } };

describe('addresses that get no mail', () => {
  it('say why, and since when', async () => {
    await renderApp(path, camille, [answer([row(), row({ id: '2', reason: 'unsubscribed', one_person: true })])]);

    await screen.findAllByText('ines@example.org');
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('ines@example.orgAdresse inexistante16 mars 2027');
    expect(second).toHaveTextContent('une seule personne à cette adresse');
    expect(second).toHaveTextContent('Désinscription');
  });

  it('are none at first', async () => {
    await renderApp(path, camille, [answer([])]);

    expect(await screen.findByText('Aucune adresse n’est écartée')).toBeVisible();
  });

  it('show their place while they are asked for', async () => {
    await renderApp(path, camille, [http.get('/api/suppressions', () => delay('infinite'))]);

    expect(await screen.findByRole('table', { name: 'Adresses écartées' })).toHaveAttribute('aria-busy', 'true');
  });

  it('can be asked for again when they did not come', async () => {
    await renderApp(path, camille, [
      http.get('/api/suppressions', () => HttpResponse.json({ code: 'x', message: '' }, { status: 500 })),
    ]);

    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('are searched by a whole address, which no address of a page holds', async () => {
    const asked: URLSearchParams[] = [];
    const { person } = await renderApp(path, manager, [answer([row({ address: null })], asked)]);
    expect(await screen.findByText('Adresse masquée')).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Chercher une adresse entière' });

    await person.write(search, 'ines{Enter}');
    expect(await screen.findByText(/une partie ne suffit pas/)).toBeVisible();
    await person.write(search, '@example.org{Enter}');

    expect(await screen.findByText('ines@example.org')).toBeVisible();
    expect(asked.map((one) => one.get('address'))).toEqual(['', 'ines@example.org']);
    expect(window.location.href).not.toContain('ines');
  });

  it('are set aside by hand', async () => {
    const sent: unknown[] = [];
    const { person } = await renderApp(path, camille, [
      answer([]),
      http.post('/api/suppressions', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(row({ reason: 'manual' }), { status: 201 });
      }),
    ]);
    await person.click(await screen.findByRole('button', { name: 'Écarter une adresse' }));
    const dialog = within(await screen.findByRole('dialog'));

    await person.write(dialog.getByLabelText('Adresse e-mail'), 'ines');
    await person.click(dialog.getByRole('button', { name: 'Écarter' }));
    expect(sent).toEqual([]);
    await person.write(dialog.getByLabelText('Adresse e-mail'), '@example.org');
    await person.click(dialog.getByRole('button', { name: 'Écarter' }));

    expect(await screen.findByText('L’adresse est écartée')).toBeVisible();
    expect(sent).toEqual([{ address: 'ines@example.org' }]);
  });

  it('are admitted again for a reason, with a warning where a reader wanted no more', async () => {
    const sent: unknown[] = [];
    const { person } = await renderApp(path, camille, [
      answer([row({ reason: 'complaint' })]),
      http.post('/api/suppressions/:id/lift', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(row({ lifted_at: '2027-03-17T09:00:00Z' }));
      }),
    ]);
    await person.click(await screen.findByRole('button', { name: 'Admettre de nouveau ines@example.org' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/ne voulait plus recevoir d’e-mails/)).toBeVisible();

    await person.write(dialog.getByLabelText('Motif'), 'Demandé par téléphone');
    await person.click(dialog.getByRole('button', { name: 'Admettre de nouveau' }));

    expect(await screen.findByText('L’adresse est de nouveau admise')).toBeVisible();
    expect(sent).toEqual([{ reason: 'Demandé par téléphone' }]);
  });

  it('offer no act that is not allowed, and tell who admitted one again', async () => {
    const lifted = row({ lifted_at: '2027-03-17T09:00:00Z', lifted_by: 'Noé', abilities: { lift: false } });
    const { person } = await renderApp(path, manager, [answer([lifted])]);
    await screen.findByText('ines@example.org');
    expect(screen.queryByRole('button', { name: /Admettre/ })).toBeNull();

    await person.click(screen.getByRole('radio', { name: /De nouveau admises/ }));

    expect(await screen.findByText(/par Noé/)).toBeVisible();
  });

  it('speak English as well', async () => {
    await renderApp(`/en-GB${path}`, camille, [answer([row()])]);

    expect(await screen.findByText('Address does not exist')).toBeVisible();
  });

  it('are refused to everybody else', async () => {
    const abilities = { ...camille.abilities, set_addresses_aside: false };
    await renderApp(path, { ...camille, abilities });

    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });
});
