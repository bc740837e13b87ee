import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { AuditEvent } from './api';

const path = '/parametres/journal';
const signedIn = (): AuditEvent => ({
  id: '01930000-0000-7000-8000-0000000000e1',
  at: new Date().toISOString(),
  actor_id: camille.id,
  actor_name: 'Camille Vidal',
  acting_as_id: null,
  acting_as_name: '',
  action: 'accounts.signed_in',
  action_label: 'Connexion',
  object_type: 'user',
  object_type_label: 'Compte',
  object_id: camille.id,
  object_label: 'Camille Vidal',
  before: {},
  after: {},
  reason: '',
  ip: '203.0.113.0',
});
const roleChanged = (): AuditEvent => ({
  ...signedIn(),
  id: '01930000-0000-7000-8000-0000000000e2',
  at: '2020-03-01T09:42:07Z',
  actor_name: 'Nadia Ferrière',
  acting_as_id: camille.id,
  acting_as_name: 'Camille Vidal',
  action: 'companies.role_changed',
  action_label: 'Rôle changé',
  object_label: 'Awa Diop',
  before: { role: 'writer' },
  after: { role: 'auditor', unknown_field: 3 },
  reason: 'Demande par téléphone.',
});

type Pages = Record<string, { items: AuditEvent[]; next: string | null }>;

/** A journal whose pages are named by their cursor; what it is asked is kept. */
const journal = (pages: Pages = { '': { items: [signedIn(), roleChanged()], next: null } }) => {
  const asked: URLSearchParams[] = [];
  const handlers = [
    http.get('/api/journal/events', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      return HttpResponse.json(pages[query.get('cursor') ?? ''] ?? { items: [], next: null });
    }),
    http.get('/api/journal/actions', () =>
      HttpResponse.json({ items: [{ action: 'accounts.signed_in', label: 'Connexion' }] }),
    ),
  ];
  return { asked, handlers };
};

const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the journal', () => {
  it('opens from the navigation and says who did what, and as whom', async () => {
    const { person } = await renderApp('/home', camille, journal().handlers);

    await person.click(await screen.findByRole('link', { name: 'Paramètres' }));
    const navigation = screen.getByRole('navigation', { name: 'Navigation principale' });
    await person.click(await within(navigation).findByRole('link', { name: 'Journal' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
    expect(await row(/Camille Vidal, Connexion/)).toHaveTextContent(/^\d\d:\d\d/);
    expect(await row(/Nadia Ferrière/)).toHaveTextContent(
      /^1er mars 2020, 10:42NFNadia Ferrièreen tant que Camille Vidal.*Rôle changéAwa Diop$/,
    );
    expect(screen.getByRole('button', { name: /^Camille Vidal, Connexion, \d\d:\d\d$/ })).toBeVisible();
  });

  it('is asked what the address says', async () => {
    const { asked, handlers } = journal();
    await renderApp(`${path}?recherche=awa&jour=2027-03-16&emprunts=true&ordre=anciennes`, camille, handlers);
    await row(/Nadia/);

    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      search: 'awa',
      from: '2027-03-16',
      to: '2027-03-16',
      switched: 'true',
      order: 'oldest',
      limit: '25',
    });
    expect(screen.getByRole('searchbox')).toHaveValue('awa');
    expect(screen.getByRole('button', { name: /^Jour/ })).toHaveTextContent('16 mars 2027');
  });

  it('leaves out of the address what means nothing', async () => {
    const { asked, handlers } = journal();
    await renderApp(`${path}?recherche=2027&jour=hier&action=%25&suite=x&ligne=1`, camille, handlers);
    await row(/Nadia/);

    expect(asked[0]?.get('search')).toBe('2027');
    expect(asked[0]?.has('from')).toBe(false);
    expect(asked[0]?.has('action')).toBe(false);
  });

  it('is filtered by action, and offers to clear the filters', async () => {
    const { asked, handlers } = journal();
    const { person, history, queryClient } = await renderApp(path, camille, handlers);
    await row(/Nadia/);
    await waitFor(() => expect(queryClient.getQueryData(['journal', 'actions', 'fr-FR'])).toBeDefined());

    await person.click(screen.getByRole('button', { name: /Action/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Connexion' }));
    await waitFor(() => expect(asked.at(-1)?.get('action')).toBe('accounts.signed_in'));
    expect(history.location.search).toBe('?action=accounts.signed_in');

    await person.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('goes to older pages and back', async () => {
    const { handlers } = journal({
      '': { items: [signedIn()], next: 'older' },
      older: { items: [roleChanged()], next: null },
    });
    const { person } = await renderApp(path, camille, handlers);
    await row(/Connexion/);

    await person.click(screen.getByRole('button', { name: 'Plus anciennes' }));
    expect(await row(/Nadia/)).toBeVisible();
    expect(screen.getByText('Page 2')).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Plus récentes' }));
    expect(await row(/Connexion/)).toBeVisible();
  });

  it('says what a company answered in words', async () => {
    const answered = {
      ...roleChanged(),
      before: { headcount: 40, situation: {} },
      after: { headcount: null, situation: { works_council: true, minors: false } },
    };
    const { person } = await renderApp(path, camille, journal({ '': { items: [answered], next: null } }).handlers);

    await person.click(within(await row(/Nadia/)).getByRole('button'));

    const details = await screen.findByRole('complementary', { name: 'Rôle changé' });
    expect(details).toHaveTextContent('Effectif : 40Votre situation : non renseigné');
    expect(details).toHaveTextContent(/Effectif : non renseigné.*\(CSE\) \? oui · Employez-vous.*\? non/);
  });

  it('shows one act in full beside the list, and closes it', async () => {
    const { person, history } = await renderApp(path, camille, journal().handlers);

    await person.click(within(await row(/Nadia/)).getByRole('button'));

    const details = await screen.findByRole('complementary', { name: 'Rôle changé' });
    expect(details).toHaveTextContent('Nadia Ferrière agissait en tant que Camille Vidal.');
    expect(details).toHaveTextContent('Motif : « Demande par téléphone. »');
    expect(details).toHaveTextContent('dimanche 1er mars 2020, 10:42:07');
    expect(details).toHaveTextContent('203.0.113.0 (tronquée)');
    expect(details).toHaveTextContent('AvantRôle : Rédaction');
    expect(details).toHaveTextContent('AprèsRôle : Auditunknown field : 3');
    expect(history.location.search).toBe(`?ligne=${roleChanged().id}`);

    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Rôle changé' })).toBeNull());
    expect(within(await row(/Nadia/)).getByRole('button')).toHaveFocus();
  });

  it('says that nothing matches, or that nothing was done yet', async () => {
    const nothing = { '': { items: [], next: null } };
    const { person } = await renderApp(`${path}?recherche=zoe`, camille, journal(nothing).handlers);

    expect(await screen.findByText('Aucune ligne ne correspond.')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Effacer les filtres' })[0] ?? document.body);

    expect(await screen.findByText('Rien n’a encore été fait dans cette entreprise.')).toBeVisible();
  });

  it('says that it cannot be read now, and tries again', async () => {
    const down = http.get(
      '/api/journal/events',
      () => HttpResponse.json({ code: 'broken', message: '' }, { status: 500 }),
      {
        once: true,
      },
    );
    const { person } = await renderApp(path, camille, [down, ...journal().handlers]);

    await person.click(await screen.findByRole('button', { name: 'Réessayer' }));

    expect(await row(/Nadia/)).toBeVisible();
  });

  it('is exported with the filters of the screen', async () => {
    const { handlers } = journal();
    const asked: string[] = [];
    const file = http.get('/api/journal/events.csv', ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('Date;Qui', { headers: { 'Content-Type': 'text/csv' } });
    });
    const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:journal');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { person } = await renderApp(`${path}?recherche=awa`, camille, [file, ...handlers]);
    await row(/Nadia/);

    await person.click(screen.getByRole('button', { name: 'Exporter' }));

    await waitFor(() => expect(url).toHaveBeenCalledOnce());
    expect(asked).toEqual(['?search=awa&switched=false&order=newest']);
  });
});

describe('somebody whom the server does not let read it', () => {
  const awa = { ...camille, role: 'writer' as const, abilities: { ...camille.abilities, read_journal: false } };

  it('finds no entry in the navigation, and a refusal at its address', async () => {
    await renderApp(path, awa);

    expect(await screen.findByRole('alert')).toHaveTextContent('Accès réservé');
    expect(screen.queryByRole('link', { name: 'Journal' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Exporter' })).toBeNull();
  });
});
