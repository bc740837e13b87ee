import { camille, lea } from '@test/answers';
import { seasonal } from '@test/bookletList';
import { homeServer, lineOf } from '@test/home';
import { renderApp } from '@test/renderApp';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const region = (name: string) => screen.findByRole('region', { name });
const nowhere = { ...camille, company: null, role: null };
const nearQuota = { company: '1', company_name: 'Maison Aubrac', kind: 'storage_quota', percent: 91 } as const;

describe('what there is to do', () => {
  it('names the fact, the booklet and one verb that leads there', async () => {
    const late = lineOf('late_readers', {
      rank: 4,
      count: 28,
      params: { ...lineOf('late_readers').params, without_email: 6 },
    });
    await renderApp(
      '/home',
      camille,
      homeServer({ todo: { lines: [lineOf('missing_obligation'), late], next: null } }),
    );

    const todo = within(await region('À faire'));
    expect(await todo.findByText('1 obligation manquante')).toBeVisible();
    expect(todo.getByText('Médecin du travail, art. D. 4711-1')).toBeVisible();
    expect(screen.getByText(/\. 2 choses vous attendent, dont 1 touche à une obligation\.$/)).toBeVisible();
    expect(todo.getByText('Attendu le 12 mars, 6 sans e-mail')).toBeVisible();
    expect(todo.getByRole('link', { name: /^Compléter/ })).toHaveAttribute(
      'href',
      `/livrets/${seasonal.id}/editor?vue=grille`,
    );
    expect(todo.getByRole('link', { name: /^Relancer/ })).toHaveAttribute('href', expect.stringContaining('retard'));
  });

  it('names the page and the languages of translations that French has left behind, and leads to them', async () => {
    const line = lineOf('outdated_translation', {
      rank: 6,
      count: 5,
      params: { ...lineOf('outdated_translation').params, label: 'Se laver les mains', locales: ['es-ES', 'pt-PT'] },
    });
    await renderApp('/home', camille, homeServer({ todo: { lines: [line], next: null } }));

    const todo = within(await region('À faire'));
    expect(await todo.findByText('5 textes traduits sont périmés')).toBeVisible();
    expect(todo.getByText(/Se laver les mains.*espagnol et portugais$/)).toBeVisible();
    expect(todo.getByRole('list', { name: 'Langues' })).toBeVisible();
    expect(todo.getByRole('link', { name: /^Traduire/ })).toHaveAttribute(
      'href',
      `/livrets/${seasonal.id}/traductions`,
    );
  });

  it('leads from a limit that is near to the limits of the company', async () => {
    const lines = (['mails_quota', 'booklets_quota'] as const).map((kind) =>
      lineOf(kind, {
        rank: 7,
        count: 90,
        booklets: 0,
        items: [],
        params: { ...lineOf(kind).params, used: 90, quota: 100 },
      }),
    );
    await renderApp('/home', camille, homeServer({ todo: { lines, next: null } }));

    expect(await screen.findByText(/^E-mails du mois : 90/)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: /^Voir/ }))
      expect(link).toHaveAttribute('href', `/parametres/entreprises/${camille.company?.id}#quotas`);
  });

  it('opens the line of several booklets', async () => {
    const several = lineOf('late_readers', { rank: 4, booklets: 25 });
    const { person } = await renderApp('/home', camille, homeServer({ todo: { lines: [several], next: null } }));

    expect(await screen.findByText('Dans 25 livrets')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Relancer/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Ouvrir.*en retard/ }));
    expect(screen.getByRole('link', { name: /^Relancer/ })).toBeVisible();
    expect(screen.getByText('Et 24 autres livrets.')).toBeVisible();
  });

  it('shows eight lines, then all', async () => {
    const lines = Array.from({ length: 10 }, (_, place) =>
      lineOf('booklet_review', {
        rank: 7,
        items: [{ count: 1, due_on: null, booklet: { ...seasonal, id: `${place}`, name: `Livret ${place}` } }],
      }),
    );
    const { person } = await renderApp('/home', camille, homeServer({ todo: { lines, next: null } }));

    await screen.findByText('Livret 7', { selector: 'strong' });
    expect(screen.queryByText('Livret 8', { selector: 'strong' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Tout voir (10)' }));
    expect(screen.getByText('Livret 9', { selector: 'strong' })).toBeVisible();
  });

  it('says that nothing waits, and the next known day', async () => {
    await renderApp(
      '/home',
      camille,
      homeServer({ todo: { lines: [], next: { kind: 'booklet_review', on: '2027-05-02' } } }),
    );

    expect(await screen.findByText('Rien à faire')).toBeVisible();
    expect(screen.getByText(/un livret est à réviser le 2 mai 2027/)).toBeVisible();
  });

  it('fails alone', async () => {
    const broken = http.get('/api/home', ({ request }) =>
      new URL(request.url).searchParams.get('part') === 'todo' ? HttpResponse.json({}, { status: 500 }) : undefined,
    );
    await renderApp('/home', camille, [broken, ...homeServer({ resume: [seasonal] })]);

    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(await screen.findByRole('link', { name: seasonal.name })).toBeVisible();
  });
});

describe('booklets of the home', () => {
  it('leads back to where a creation stopped', async () => {
    const building = { ...seasonal, status: 'building', step: 'pages' } as const;
    await renderApp('/home', camille, homeServer({ resume: [building] }));

    const resume = within(await region('Reprendre'));
    expect(resume.getByRole('link', { name: seasonal.name })).toHaveAttribute(
      'href',
      `/livrets/builder/pages?livret=${seasonal.id}`,
    );
    expect(resume.getByRole('img', { name: /5/ })).toBeVisible();
  });

  it('says how many have acknowledged', async () => {
    await renderApp('/home', camille, homeServer({ reading: [{ booklet: seasonal, acknowledged: 58, awaited: 186 }] }));

    expect(await screen.findByText('58 accusés sur 186')).toBeVisible();
  });
});

describe('first steps', () => {
  const steps = ['create', 'fill', 'publish', 'hand_over'] as const;
  const begun = (done: number) => ({
    steps: steps.map((step, place) => ({ step, done: place < done })),
    booklet: { id: seasonal.id, name: seasonal.name, status: 'draft', step: 'done' } as const,
  });

  it('offers the next one', async () => {
    await renderApp('/home', camille, homeServer({ first_steps: begun(2) }));

    const card = within(await region('Premiers pas'));
    expect(await screen.findByText('Commencez par les premiers pas')).toBeVisible();
    expect(screen.queryByText('Rien à faire')).toBeNull();
    expect(card.getByRole('link')).toHaveTextContent('Vérifier et publier');
    expect(card.getByText('2/4')).toBeVisible();
  });

  it('leave when they are dismissed', async () => {
    const { person } = await renderApp('/home', camille, homeServer({ first_steps: begun(0) }));

    await person.click(await screen.findByRole('button', { name: 'Masquer' }));
    await expect.poll(() => screen.queryByText('Premiers pas')).toBeNull();
  });
});

describe('home', () => {
  it.each([
    ['something waits', { todo: { lines: [lineOf('missing_obligation')], next: null } }],
    ['nothing does', {}],
  ])('always offers a new booklet to who may make one: %s', async (_, told) => {
    await renderApp('/home', camille, homeServer(told));

    expect(await screen.findByRole('link', { name: 'Créer un livret' })).toHaveAttribute(
      'href',
      '/livrets/builder/name',
    );
  });

  it('offers none to who may not', async () => {
    await renderApp('/home', { ...camille, abilities: { ...camille.abilities, create_booklets: false } }, homeServer());

    expect(await screen.findByText('Rien à faire')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Créer un livret' })).toBeNull();
  });

  it('does not list the companies of somebody who has only one', async () => {
    const one = { items: [{ id: '1', role: 'company_admin', company: camille.company }], next: null };
    const { queryClient } = await renderApp('/home', camille, [
      http.get('/api/memberships', () => HttpResponse.json(one)),
    ]);

    expect(await heading('À faire')).toBeVisible();
    await expect.poll(() => queryClient.getQueryData(['memberships'])).toEqual(one);
    expect(screen.queryByText('Vos entreprises')).toBeNull();
  });

  it('tells platform staff that they work for the platform, and what waits there', async () => {
    const platform = { near_quota: [nearQuota], failed_jobs: 2, obligations_to_check: 0, obligations_in_doubt: 3 };
    await renderApp('/home', { ...nowhere, platform_role: 'super_admin' }, homeServer({ platform }));

    expect(await heading('Vue d’ensemble')).toBeVisible();
    expect(screen.getByText(/Vous travaillez pour la plateforme Livretier/)).toBeVisible();
    expect(await screen.findByText('2 tâches de fond abandonnées')).toBeVisible();
    expect(screen.getByText(/Espace utilisé à 91/)).toBeVisible();
    expect(screen.queryByText(/à revérifier/)).toBeNull();
    expect(screen.getByRole('link', { name: /^Voir.*À vérifier/ })).toHaveAttribute(
      'href',
      '/parametres/builder/obligations?statut=published&doute=true',
    );
  });

  it('tells somebody who left their company to ask for an invitation, and claims no platform', async () => {
    await renderApp('/home', nowhere);

    expect(await heading('Votre compte')).toBeVisible();
    expect(screen.getByText(/Demandez une invitation/)).toBeVisible();
    expect(screen.queryByText(/Plateforme Livretier/)).toBeNull();
  });

  it('greets with a chef’s hat where people cook, and nowhere else', async () => {
    const picture = () => document.querySelector('main img[src*="svg"]')?.getAttribute('src');
    const { session } = await renderApp('/home', camille);
    await screen.findByText('Rien à faire');
    const chef = picture();

    session.user = lea;
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(picture).not.toBe(chef);
    expect(chef).toBeTruthy();
  });
});
