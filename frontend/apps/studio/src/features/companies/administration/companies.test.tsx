import { camille, nadia } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { CompanyCard } from './api';

const card: CompanyCard = {
  id: camille.company?.id ?? '',
  name: 'Maison Aubrac',
  kind: 'hospitality',
  city: 'Laguiole',
  postal_code: '12210',
  status: 'active',
  complete: true,
  users: 12,
  abilities: {
    edit: true,
    suspend: true,
    restore: false,
    archive: false,
    export: true,
    set_quotas: true,
    set_hosts: true,
  },
  created_at: '2024-10-04T08:00:00Z',
  status_since: null,
  siret: '81234567600017',
  address: '3, place de l’Église',
  timezone: 'Europe/Paris',
  locales: ['fr-FR'],
  headcount: 40,
  situation: {},
  dpo_contact: '',
  privacy_notice: '',
  second_factor_required: false,
  session_idle_minutes: 60,
  session_hours: 12,
  primary_color: '',
  accent_color: '',
  font: '',
  receipts_months: 60,
  people_months: 24,
  journal_months: 12,
  storage_bytes: 5_000_000_000,
  published_booklets: 20,
  people: 2000,
  mails_per_month: 20_000,
  hosting_certified: false,
};
const platform = { ...nadia, abilities: { ...nadia.abilities, manage_companies: true, manage_own_company: false } };
const empty = { items: [], next: null };

/** One company; what is sent to it is kept. */
const server = (shown = card) => {
  const sent: unknown[] = [];
  const handlers = [
    http.get('/api/companies', () => HttpResponse.json({ items: [shown], next: null })),
    http.get('/api/companies/:id/card', () => HttpResponse.json(shown)),
    http.get('/api/companies/:id/sites', () => HttpResponse.json(empty)),
    http.get('/api/companies/:id/hosts', () => HttpResponse.json(empty)),
    http.patch('/api/companies/:id', async ({ request }) => {
      const body = (await request.json()) as Partial<CompanyCard>;
      sent.push(body);
      return body.siret
        ? HttpResponse.json(
            { code: 'invalid', message: 'À corriger.', errors: { siret: ['Il manque un chiffre.'] } },
            { status: 422 },
          )
        : HttpResponse.json({ ...shown, ...body, message: 'La fiche est à jour.' });
    }),
  ];
  return { sent, handlers };
};

describe('the companies', () => {
  it('are a list whose lines open the card, with what may be done with it', async () => {
    const { person } = await renderApp('/parametres/entreprises', platform, server().handlers);

    await person.click(await screen.findByRole('link', { name: /Maison Aubrac.*Laguiole \(12\)/ }));

    const sheet = await screen.findByRole('complementary', { name: 'Maison Aubrac' });
    expect(within(sheet).getByText('Cliente depuis le 4 octobre 2024')).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Suspendre' })).toBeVisible();
    expect(within(sheet).queryByRole('button', { name: 'Archiver' })).toBeNull();
  });

  it('keep what is wrong beside its field, and send only what changed', async () => {
    const { sent, handlers } = server();
    const { person } = await renderApp(`/parametres/entreprises/${card.id}`, platform, handlers);

    const siret = await screen.findByLabelText('Numéro SIRET');
    await person.clear(siret);
    await person.write(siret, '812 345 676 0001');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    expect(await screen.findAllByText('Il manque un chiffre.')).toHaveLength(2);
    expect(siret).toBeInvalid();
    expect(screen.getByText('1 modification non enregistrée')).toBeVisible();
    await person.clear(siret);
    await person.write(siret, '812 345 676 00017');
    await person.clear(screen.getByLabelText('Ville'));
    await person.write(screen.getByLabelText('Ville'), 'Mende');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/^Enregistré à/)).toBeVisible();
    expect(sent).toEqual([{ siret: '812 345 676 0001' }, { city: 'Mende' }]);
  });

  it('are asked once what decides which obligations concern them', async () => {
    const { sent, handlers } = server({ ...card, situation: { minors: false } });
    const { person } = await renderApp(`/parametres/entreprises/${card.id}#situation`, platform, handlers);

    expect(await screen.findByRole('tab', { name: 'Votre situation', selected: true })).toBeVisible();
    const council = screen.getByRole('group', { name: 'Avez-vous un comité social et économique (CSE)\u202f?' });
    const minors = screen.getByRole('group', { name: /^Employez-vous des personnes de moins de 18/ });
    expect(within(council).getByLabelText('Pas encore de réponse')).toBeChecked();
    expect(within(minors).getByLabelText('Non')).toBeChecked();
    await person.click(within(council).getByLabelText('Oui'));
    await person.click(within(minors).getByLabelText('Pas encore de réponse'));
    await person.clear(screen.getByLabelText(/^Effectif/));
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    expect(await screen.findByText(/^Enregistré à/)).toBeVisible();
    expect(sent).toEqual([{ headcount: null, situation: { works_council: true } }]);
  });

  it('have a hosting that the platform says is certified for health data', async () => {
    const { sent, handlers } = server();
    const { person } = await renderApp(`/parametres/entreprises/${card.id}#data`, platform, handlers);

    await person.click(await screen.findByRole('switch', { name: /^Hébergement certifié pour les données de santé/ }));
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    expect(await screen.findByText(/^Enregistré à/)).toBeVisible();
    expect(sent).toEqual([{ hosting_certified: true }]);
  });

  it('are told whether it is, when it is not theirs to say', async () => {
    const abilities = { ...card.abilities, set_quotas: false };
    await renderApp('/parametres/entreprises#data', camille, server({ ...card, abilities }).handlers);

    expect(await screen.findByText(/^L’hébergement n’est pas certifié pour les données de santé/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Hébergement/)).toBeNull();
  });

  it('are one’s own company for those who administer one', async () => {
    const abilities = { ...card.abilities, suspend: false, set_quotas: false, set_hosts: false };
    await renderApp('/parametres/entreprises', camille, server({ ...card, abilities }).handlers);

    expect(await screen.findByRole('heading', { level: 1, name: 'Maison Aubrac' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mon entreprise' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Suspendre' })).toBeNull();
    expect(
      screen.getByText('Ces limites sont fixées par Livretier. Écrivez-nous pour les faire évoluer.'),
    ).toBeInTheDocument();
  });

  it('have domain names that serve the studio or booklets, and say which', async () => {
    const items = [
      { id: 'h1', hostname: 'studio.aubrac.test', brand: 'soignance', purpose: 'studio' },
      { id: 'h2', hostname: 'livrets.aubrac.test', brand: 'soignance', purpose: 'reading' },
    ];
    const hosts = http.get('/api/companies/:id/hosts', () => HttpResponse.json({ items, next: null }));
    const { person } = await renderApp(`/parametres/entreprises/${card.id}`, platform, [hosts, ...server().handlers]);

    await person.click(await screen.findByRole('tab', { name: 'Charte' }));

    expect(await screen.findByText('Studio, marque Soignance')).toBeVisible();
    expect(screen.getByText('Lecture des livrets')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Modifier studio.aubrac.test' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Modifier livrets.aubrac.test' })).toBeNull();
  });

  it('are closed to those who may do neither', async () => {
    const writer = { ...camille, abilities: { ...camille.abilities, manage_own_company: false } };
    await renderApp('/parametres/entreprises', writer, []);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });
});
