import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { SenderDomain } from './api';

const path = '/parametres/domaine-d-envoi';
const domain = (changes: Partial<SenderDomain> = {}, found: boolean | null = null): SenderDomain => ({
  id: '01930000-0000-7000-8000-0000000000e1',
  domain: 'aubrac.example',
  state: 'to_check',
  checked_at: null,
  records: [
    { kind: 'spf', type: 'TXT', name: 'aubrac.example', value: 'v=spf1 include:livretier.test ~all', found },
    { kind: 'dkim', type: 'CNAME', name: 'lv1._domainkey.aubrac.example', value: 'livretier._domainkey', found },
    { kind: 'dmarc', type: 'TXT', name: '_dmarc.aubrac.example', value: 'v=DMARC1; p=none', found },
  ],
  ...changes,
});
const answer = (items: () => SenderDomain[]) =>
  http.get('/api/sender-domains', () => HttpResponse.json({ items: items() }));

describe('the domains of a sender', () => {
  it('are none at first: Livretier writes', async () => {
    await renderApp(path, camille, [answer(() => [])]);

    expect(await screen.findByText('Vos messages partent de « Maison Aubrac via Livretier ».')).toBeVisible();
  });

  it('say what their zone has to say, until it does', async () => {
    let checked = false;
    const { person } = await renderApp(path, camille, [
      answer(() => [checked ? domain({ state: 'verified', checked_at: '2027-03-16T09:42:05Z' }, true) : domain()]),
      http.post('/api/sender-domains/:id/check', () => {
        checked = true;
        return HttpResponse.json(domain({ state: 'verified' }, true));
      }),
    ]);
    const card = within(await screen.findByRole('region', { name: 'aubrac.example' }));
    expect(card.getByText('À vérifier')).toBeVisible();
    expect(card.getAllByText('Pas encore cherché')).toHaveLength(3);
    expect(card.getByText('v=spf1 include:livretier.test ~all')).toBeVisible();

    await person.click(card.getByRole('button', { name: 'Vérifier aubrac.example maintenant' }));

    expect(await card.findByText('Vérifié')).toBeVisible();
    expect(card.getAllByText('Trouvé')).toHaveLength(3);
    expect(card.getByText(/Vérifié le 16 mars 2027, 10:42/)).toBeVisible();
  });

  it('say when one is broken', async () => {
    const broken = domain({ state: 'broken', checked_at: '2027-03-16T09:42:05Z' }, false);
    await renderApp(path, camille, [answer(() => [broken])]);

    expect(await screen.findByText('Rompu')).toBeVisible();
    expect(screen.getAllByText('Absent')).toHaveLength(3);
  });

  it('are added, and what the server refuses is said at its field', async () => {
    const { person } = await renderApp(path, camille, [
      answer(() => []),
      http.post('/api/sender-domains', () =>
        HttpResponse.json(
          { code: 'invalid', message: 'Non', errors: { domain: ['Indiquez un nom de domaine.'] } },
          { status: 422 },
        ),
      ),
    ]);
    await person.click(await screen.findByRole('button', { name: 'Ajouter un domaine' }));
    const dialog = within(await screen.findByRole('dialog'));

    await person.write(dialog.getByLabelText('Nom de domaine'), 'aubrac');
    await person.click(dialog.getByRole('button', { name: 'Ajouter' }));

    expect(await dialog.findByText('Indiquez un nom de domaine.')).toBeVisible();
  });

  it('are removed after a question', async () => {
    let removed = false;
    const { person } = await renderApp(path, camille, [
      answer(() => (removed ? [] : [domain()])),
      http.delete('/api/sender-domains/:id', () => {
        removed = true;
        return new HttpResponse(null, { status: 204 });
      }),
    ]);
    await person.click(await screen.findByRole('button', { name: 'Retirer aubrac.example' }));
    await person.click(await screen.findByRole('button', { name: 'Retirer le domaine' }));

    expect(await screen.findByText('Aucun domaine d’envoi')).toBeVisible();
  });

  it('are refused to those who do not administer', async () => {
    const abilities = { ...camille.abilities, manage_sender_domains: false };
    await renderApp(path, { ...camille, abilities });

    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });
});
