import { camille, nadia } from '@test/answers';
import { allergens, fire, foodLaw, hospitality, hygiene, welcome } from '@test/library';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ObligationDetails } from '../types';

const hrPhone = { key: 'hr_phone', kind: 'phone', label: { 'fr-FR': 'téléphone des RH' } };
const path = '/parametres/builder/obligations';

/** The obligations; what is sent to them is kept. */
const world = (items: readonly ObligationDetails[] = [foodLaw, allergens]) => {
  const sent: [string, unknown][] = [];
  const asked: Record<string, string>[] = [];
  const keep =
    (name: string, status = 200) =>
    async ({ request }: { request: Request }) => {
      const text = await request.text();
      sent.push([name, text ? JSON.parse(text) : null]);
      return HttpResponse.json({ ...foodLaw, ...(text ? { label: JSON.parse(text).label } : {}) }, { status });
    };
  const handlers = [
    http.get('/api/library/obligations', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items, next: null, abilities: { create: true } });
    }),
    http.get('/api/library/obligations/:id', ({ params }) =>
      HttpResponse.json(items.find(({ id }) => id === params.id)),
    ),
    http.post('/api/library/obligations', keep('create', 201)),
    http.patch('/api/library/obligations/:id', keep('save')),
    ...['confirm', 'publish', 'archive'].map((name) => http.post(`/api/library/obligations/:id/${name}`, keep(name))),
    http.get('/api/library/values', () => HttpResponse.json({ items: [hrPhone] })),
    http.get('/api/library/sectors', () =>
      HttpResponse.json({ items: [hospitality], next: null, abilities: { create: true } }),
    ),
  ];
  return { sent, asked, handlers };
};

describe('the obligations', () => {
  it('say where they are written, their level and who last read them', async () => {
    await renderApp(path, nadia, world().handlers);

    const row = await screen.findByRole('row', { name: /Allergènes/ });
    expect(row).toHaveTextContent('Règlement (UE) 1169/2011, art. 44');
    expect(row).toHaveTextContent('Recommandée');
    expect(row).toHaveTextContent('Depuis plus d’un an');
  });

  it('are asked for as the address says', async () => {
    const { asked, handlers } = world();
    await renderApp(
      `${path}?recherche=pain&statut=draft&secteur=${hospitality.id}&niveau=mandatory&aVerifier=true&doute=true`,
      nadia,
      handlers,
    );

    await screen.findByRole('row', { name: /denrées/ });
    expect(asked).toEqual([
      {
        search: 'pain',
        status: 'draft',
        sector: hospitality.id,
        level: 'mandatory',
        overdue: 'true',
        doubtful: 'true',
        limit: '25',
      },
    ]);
    expect(screen.getByRole('button', { name: 'À vérifier', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'À revérifier', pressed: true })).toBeVisible();
  });

  it('say which references nobody has checked yet', async () => {
    const unread = { ...foodLaw, checked_on: null, checked_by_name: '' };
    await renderApp(path, nadia, world([unread, allergens]).handlers);

    const row = await screen.findByRole('row', { name: /denrées/ });
    expect(row).toHaveTextContent('À vérifierPersonne ne l’a encore comparée avec sa source.');
  });

  it('say which references are not certain, and that nobody replaces a lawyer', async () => {
    await renderApp(path, nadia, world([{ ...foodLaw, doubt: 'À vérifier : le chapitre.' }, allergens]).handlers);

    const doubtful = await screen.findByRole('row', { name: /denrées/ });
    expect(doubtful).toHaveTextContent('À vérifierÀ vérifier : le chapitre.');
    expect(doubtful).not.toHaveTextContent('2 mars 2027');
    expect(screen.getByRole('row', { name: /Allergènes/ })).not.toHaveTextContent('À vérifier');
    expect(screen.getByText(/Il ne remplace pas le conseil d’un juriste\.$/)).toBeVisible();
  });

  it('are confirmed where they stand', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(path, nadia, handlers);

    await person.click(await screen.findByRole('button', { name: /^Confirmer la référence de Allergènes/ }));

    await waitFor(() => expect(sent).toEqual([['confirm', null]]));
    expect(screen.queryByRole('button', { name: /de Hygiène/ })).toBeNull();
  });

  it('are closed to those who do not keep the library', async () => {
    await renderApp(path, camille, []);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });

  it('begin with the sector from which they are added', async () => {
    const { sent, handlers } = world();
    const { person, path: where } = await renderApp(`${path}/create?secteur=${hospitality.id}`, nadia, handlers);

    await person.write(await screen.findByLabelText('Nom'), 'Hygiène des denrées');
    await person.write(screen.getByLabelText('Code'), 'denrees');
    await person.write(screen.getByLabelText('Référence'), 'Règlement (CE) 852/2004');
    await person.write(screen.getByLabelText(/^Lien/), 'http://texte.test');
    await person.click(screen.getByRole('button', { name: 'Créer l’obligation' }));
    expect(await screen.findAllByText('Cette valeur ne convient pas.')).toHaveLength(2);

    await person.clear(screen.getByLabelText(/^Lien/));
    await person.click(screen.getByRole('button', { name: 'Créer l’obligation' }));
    await waitFor(() => expect(where()).toBe(`${path}/${foodLaw.id}`));
    expect(sent).toEqual([
      [
        'create',
        {
          label: 'Hygiène des denrées',
          code: 'denrees',
          reference: 'Règlement (CE) 852/2004',
          link: '',
          doubt: '',
          remark: '',
          domain: 'house',
          values: [],
          level: 'mandatory',
          verbatim: false,
          conditions: [],
          kinds: [],
          sectors: [hospitality.id],
        },
      ],
    ]);
  });
});

describe('an obligation', () => {
  it('is changed, and keeps what the server saved', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(`${path}/${foodLaw.id}`, nadia, handlers);

    const name = await screen.findByLabelText('Nom');
    await person.clear(name);
    await person.write(name, 'Hygiène des aliments');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    expect(await screen.findByText(/^Enregistré à/)).toBeVisible();
    expect(sent).toMatchObject([['save', { label: 'Hygiène des aliments', code: 'denrees' }]]);
  });

  it('says whom it concerns, what it is about and what must be filled', async () => {
    const { sent, handlers } = world([
      { ...foodLaw, remark: 'Le texte intégral est joint.', conditions: ['headcount_50'], values: ['hr_phone'] },
    ]);
    const { person } = await renderApp(`${path}/${foodLaw.id}`, nadia, handlers);

    expect(await screen.findByLabelText(/^Remarque/)).toHaveValue('Le texte intégral est joint.');
    expect(screen.getByLabelText('Domaine')).toHaveDisplayValue('Règles du métier');
    expect(await screen.findByRole('list', { name: /^Informations à remplir.*choix faits$/ })).toHaveTextContent(
      'téléphone des RH',
    );
    expect(screen.getByRole('list', { name: /^Conditions.*choix faits$/ })).toHaveTextContent('dès 50 salariés');
    await person.click(screen.getByRole('combobox', { name: 'Conditions' }));
    await person.click(await screen.findByRole('option', { name: 'si vous avez un CSE' }));
    await person.click(screen.getByRole('button', { name: 'Retirer téléphone des RH' }));
    await person.selectOptions(screen.getByLabelText('Domaine'), 'Environnement');
    await person.click(screen.getByRole('switch', { name: /^Le texte de la loi doit être joint/ }));
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() =>
      expect(sent).toMatchObject([
        ['save', { conditions: ['headcount_50', 'works_council'], values: [], domain: 'environment', verbatim: true }],
      ]),
    );
  });

  it('is confirmed, and leads to its text', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(`${path}/${foodLaw.id}`, nadia, handlers);

    const checked = await screen.findByRole('region', { name: 'Dernière vérification' });
    expect(checked).toHaveTextContent('2 mars 2027');
    expect(within(checked).getByRole('link', { name: /^texte/ })).toHaveAttribute('href', foodLaw.link);
    await person.click(within(checked).getByRole('button', { name: /^Confirmer/ }));

    await waitFor(() => expect(sent).toEqual([['confirm', null]]));
  });

  it('says what is not certain in it, until the doubt is taken away', async () => {
    const { sent, handlers } = world([{ ...foodLaw, doubt: 'À vérifier : le chapitre.' }]);
    const { person } = await renderApp(`${path}/${foodLaw.id}`, nadia, handlers);

    const checked = await screen.findByRole('region', { name: 'Référence à vérifier' });
    expect(checked).toHaveTextContent('À vérifier : le chapitre.');
    expect(checked).not.toHaveTextContent('2 mars 2027');
    await person.clear(screen.getByLabelText(/^Ce qui reste à vérifier/));
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent).toMatchObject([['save', { doubt: '' }]]));
  });

  it('leads to the pages that cover it', async () => {
    const [page] = hygiene.pages;
    const covered: ObligationDetails = {
      ...foodLaw,
      covered_by: [
        { id: hygiene.id, title: 'Hygiène', own: true, pages: page ? [page] : [] },
        { id: fire.id, title: 'Socle', own: false, pages: page ? [page] : [] },
        { id: welcome.id, title: 'Accueil', own: true, pages: [] },
      ],
    };
    await renderApp(`${path}/${foodLaw.id}`, nadia, world([covered]).handlers);

    const region = await screen.findByRole('region', { name: 'Couverte par' });
    const chapters = '/parametres/builder/chapitres';
    const href = (name: string) => within(region).getByRole('link', { name }).getAttribute('href');
    expect(href('Hygiène › Les règles d’or')).toBe(`${chapters}/${hygiene.id}/pages?page=${page?.id}`);
    expect(href('Socle › Les règles d’or')).toBe(`${chapters}/${fire.id}`);
    expect(href('Accueil')).toBe(`${chapters}/${welcome.id}`);
  });

  it('says that nothing covers it', async () => {
    await renderApp(`${path}/${foodLaw.id}`, nadia, world().handlers);

    const region = await screen.findByRole('region', { name: 'Couverte par' });
    expect(region).toHaveTextContent('Aucun chapitre ne couvre cette obligation.');
  });

  it('is published as it stands', async () => {
    const draft: ObligationDetails = {
      ...foodLaw,
      status: 'draft',
      abilities: { edit: true, confirm: true, publish: true, archive: true },
    };
    const { sent, handlers } = world([draft]);
    const { person } = await renderApp(`${path}/${draft.id}`, nadia, handlers);

    await person.click(await screen.findByRole('button', { name: 'Publier' }));

    await waitFor(() => expect(sent).toEqual([['publish', null]]));
  });
});
