import { camille, camilleByNadia, nadia as staff } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Target } from './api';

const nadia = { ...staff, abilities: { ...staff.abilities, manage_companies: true } };
const awa: Target = {
  id: '01930000-0000-7000-8000-0000000000a1',
  first_name: 'Awa',
  last_name: 'Diop',
  email: 'awa.diop@maison-aubrac.test',
  platform_role: 'none',
  role: 'writer',
  company_name: 'Maison Aubrac',
  companies: 1,
  last_seen: null,
  allowed: true,
  obstacle: null,
};
const sylvie: Target = {
  ...awa,
  id: '01930000-0000-7000-8000-0000000000a2',
  first_name: 'Sylvie',
  last_name: 'Costes',
  companies: 3,
  allowed: false,
  obstacle: 'not_active',
};
const yann: Target = {
  ...awa,
  id: '01930000-0000-7000-8000-0000000000a3',
  first_name: 'Yann',
  last_name: 'Le Goff',
  platform_role: 'library_editor',
  role: null,
  company_name: null,
  companies: 0,
};
const fourMinutesAgo = () => new Date(Date.now() - 240_000).toISOString();

const people = (all: readonly Target[] = [awa, sylvie, { ...yann, last_seen: fourMinutesAgo() }]) => {
  const asked: URLSearchParams[] = [];
  const handler = http.get('/api/admin/identity/targets', ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const person = query.get('person');
    const search = (query.get('search') ?? '').toLowerCase();
    const items = all.filter((one) => (person ? one.id === person : one.last_name.toLowerCase().includes(search)));
    return HttpResponse.json({ items, next: null });
  });
  return { asked, handler };
};
const radio = (name: string) => screen.findByRole('radio', { name });
const act = (name: RegExp | string) => screen.getByRole('button', { name });

describe('F16: the identity page', () => {
  it('shows who is around, where they work, and why some cannot be chosen', async () => {
    await renderApp('/identity', nadia, [people().handler]);

    expect(await radio('Awa Diop')).toHaveAccessibleDescription('Rédaction, Maison Aubrac');
    expect(await radio('Sylvie Costes')).toBeDisabled();
    expect(await radio('Sylvie Costes')).toHaveAccessibleDescription(
      'Rédaction, Maison Aubrac et 2 autres entreprises Compte suspendu',
    );
    expect(await radio('Yann Le Goff')).toHaveAccessibleDescription(
      /Bibliothèque de chapitres, Plateforme Livretier Dernière visite\s: il y a 4/,
    );
    expect(screen.getByRole('searchbox', { name: 'Nom, adresse ou entreprise' })).toBeVisible();
  });

  it('asks for a person and a reason, then acts as them and remembers where one was', async () => {
    const sent: unknown[] = [];
    const { person, session, path } = await renderApp('/identity', nadia, [
      people().handler,
      http.post('/api/admin/identity/switch', async ({ request }) => {
        sent.push(await request.json());
        session.user = camilleByNadia();
        return HttpResponse.json(camilleByNadia());
      }),
    ]);
    await radio('Awa Diop');

    await person.click(act('Agir au nom de…'));
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choisissez une personne.');
    await person.click(await radio('Awa Diop'));
    await person.click(act('Assistance demandée'));
    expect(screen.getByLabelText('Motif')).toHaveFocus();
    await person.paste('trop peu');
    await person.click(act('Agir au nom de Awa Diop'));
    expect(screen.getByLabelText('Motif')).toHaveAccessibleDescription(/en dix caractères au moins/);
    expect(sent).toEqual([]);
    await person.write(screen.getByLabelText('Motif'), ', par téléphone');
    await person.click(act('Vérifier un réglage'));
    await person.click(act('Agir au nom de Awa Diop'));

    await waitFor(() => expect(path()).toBe('/home'));
    expect(sent).toEqual([{ id_utilisateur: awa.id, reason: 'Vérifier un réglage\u00a0: trop peu, par téléphone' }]);
    expect(sessionStorage.getItem('livretier-way-back')).toBe(`/identity?personne=${awa.id}`);
  });

  it('comes with somebody chosen, who stays in view whatever one looks for', async () => {
    const { person } = await renderApp(`/identity?personne=${yann.id}`, nadia, [people().handler]);

    await waitFor(async () => expect(await radio('Yann Le Goff')).toBeChecked());
    expect(screen.getByText('Yann verra l’emprunt et son motif.')).toBeVisible();
    await person.write(screen.getByRole('searchbox'), 'diop{Enter}');

    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Sylvie Costes' })).toBeNull());
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(await radio('Yann Le Goff')).toBeChecked();
  });

  it.each([
    [sylvie.id, /agir au nom de Sylvie Costes. Compte suspendu/],
    ['01930000-0000-7000-8000-0000000000ff', /n’existe pas ou ne vous est pas accessible/],
  ])('says why %s cannot be acted for', async (id, why) => {
    await renderApp(`/identity?personne=${id}`, nadia, [people().handler]);

    await waitFor(() => expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(why));
  });

  it('says what the server refuses', async () => {
    const refusal = { code: 'switch_not_allowed', message: 'Vous ne pouvez pas agir en son nom.' };
    const { person } = await renderApp(`/identity?personne=${awa.id}`, nadia, [
      people().handler,
      http.post('/api/admin/identity/switch', () => HttpResponse.json(refusal, { status: 403 })),
    ]);

    await person.write(await screen.findByLabelText('Motif'), 'Une demande par téléphone');
    await person.click(await screen.findByRole('button', { name: 'Agir au nom de Awa Diop' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
  });

  it('says that there is nobody, or nobody of that name', async () => {
    const { person } = await renderApp('/identity', camille, [people([]).handler]);

    expect(await screen.findByText(/Aucune autre personne/)).toBeVisible();
    await person.write(screen.getByRole('searchbox', { name: 'Nom ou adresse' }), 'zoé{Enter}');
    expect(await screen.findByText(/Personne ne correspond/)).toBeVisible();
  });

  it('is closed to those who may not act as anybody', async () => {
    await renderApp('/identity', camilleByNadia());

    expect(await screen.findByText('Accès réservé')).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('is reached from the account menu by those who may', async () => {
    const { person, path } = await renderApp('/home', camille, [people().handler]);

    await person.click(await screen.findByRole('button', { name: /Camille Vidal/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Agir au nom de…' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Agir au nom de…' })).toBeVisible();
    expect(path()).toBe('/identity');
    const crumbs = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
    expect(within(crumbs).getByRole('link', { name: 'Paramètres' })).toHaveAttribute('href', '/parametres');
  });
});
