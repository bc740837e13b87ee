import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { camille, nadia } from '../../../../test/answers';
import {
  foodLaw,
  hospitality,
  hygiene,
  hygieneAsReleased,
  hygieneChanges,
  sameAsBefore,
  welcome,
} from '../../../../test/library';
import { renderApp } from '../../../../test/renderApp';
import type { ChapterAbility, ChapterDetails, Texts, VersionComparison } from '../types';

const path = '/parametres/builder/chapitres';
const counts = { all: 68, published: 59, in_review: 2, draft: 4, retired: 1000 };
const nothing = Object.fromEntries(Object.keys(hygiene.abilities).map((name) => [name, false])) as Record<
  ChapterAbility,
  boolean
>;

type World = {
  chapters?: readonly ChapterDetails[];
  create?: boolean;
  release?: () => Response;
  changes?: VersionComparison;
};

/** A library; what it is asked and sent is kept. */
const world = ({ chapters = [hygiene, welcome], create = true, release, changes = hygieneChanges }: World = {}) => {
  const asked: Record<string, string>[] = [];
  const sent: [string, unknown][] = [];
  const turn = (name: string) =>
    http.post(`/api/library/chapters/:id/${name}`, () => {
      sent.push([name, null]);
      return HttpResponse.json(hygiene);
    });
  const handlers = [
    http.get('/api/library/chapters', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items: chapters, next: null, counts, abilities: { create } });
    }),
    http.get('/api/library/chapters/:id', ({ params }) => {
      const found = chapters.find((chapter) => chapter.id === params.id);
      return found ? HttpResponse.json(found) : HttpResponse.json({ code: 'not_found', message: '' }, { status: 404 });
    }),
    http.get('/api/library/chapters/:id/versions/:number', ({ params }) =>
      params.number === '7'
        ? HttpResponse.json(hygieneAsReleased)
        : HttpResponse.json({ code: 'not_found', message: '' }, { status: 404 }),
    ),
    http.get('/api/library/chapters/:id/versions/7/compare', () => HttpResponse.json(changes)),
    http.get('/api/library/values', () =>
      HttpResponse.json({ items: [{ key: 'hr_phone', kind: 'phone', label: { 'fr-FR': 'téléphone des RH' } }] }),
    ),
    http.post('/api/library/chapters', async ({ request }) => {
      const body = (await request.json()) as { summary: Texts };
      sent.push(['create', body]);
      return body.summary['fr-FR'] === 'refusé'
        ? HttpResponse.json(
            { code: 'invalid', message: 'À corriger.', errors: { 'title.fr-FR': ['Ce titre est déjà pris.'] } },
            { status: 422 },
          )
        : HttpResponse.json(welcome, { status: 201 });
    }),
    http.patch('/api/library/chapters/:id', async ({ request }) => {
      sent.push(['save', await request.json()]);
      return HttpResponse.json(hygiene);
    }),
    http.post('/api/library/chapters/:id/release', async ({ request }) => {
      sent.push(['release', await request.json()]);
      return release?.() ?? HttpResponse.json({ number: 8 }, { status: 201 });
    }),
    ...['review', 'draft', 'retire', 'reopen'].map(turn),
    http.get('/api/library/sectors', () =>
      HttpResponse.json({ items: [hospitality], next: null, abilities: { create: true } }),
    ),
    http.get('/api/library/obligations', () =>
      HttpResponse.json({ items: [foodLaw], next: null, abilities: { create: true } }),
    ),
  ];
  return { asked, sent, handlers };
};

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ');
const row = (name: RegExp) => screen.findByRole('row', { name });
const open = (chapter: ChapterDetails, user = nadia) => {
  const built = world({ chapters: [chapter] });
  return renderApp(`${path}/${chapter.id}`, user, built.handlers).then((app) => ({ ...app, ...built }));
};

describe('the chapters', () => {
  it('say their version, their sectors and where they stand', async () => {
    await renderApp(path, nadia, world().handlers);

    const line = await row(/Hygiène et sécurité/);
    expect(line).toHaveTextContent('v7');
    expect(line).toHaveTextContent('2 pages');
    expect(line).toHaveTextContent('Hôtellerie-restauration');
    expect(line).toHaveTextContent('Automatique');
    expect(line).toHaveTextContent('Publié');
    expect(await row(/Bienvenue/)).toHaveTextContent('Tous les secteurs');
    expect(await row(/Bienvenue/)).toHaveTextContent('Non publié');
  });

  it('are counted in each state, and no further than the server counts', async () => {
    await renderApp(path, nadia, world().handlers);

    expect(await screen.findByRole('radio', { name: 'Tous 68' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'En relecture 2' })).not.toBeChecked();
    expect(plain(screen.getByRole('radio', { name: /Retirés/ }).closest('label')?.textContent)).toBe('Retirés 1 000+');
  });

  it('are asked for as the address says', async () => {
    const { asked, handlers } = world();
    const filters = `statut=draft&secteur=${hospitality.id}&obligation=${foodLaw.id}`;
    await renderApp(`${path}?recherche=mains&${filters}`, nadia, handlers);

    await row(/Hygiène/);
    expect(asked).toEqual([
      { search: 'mains', status: 'draft', sector: hospitality.id, obligation: foodLaw.id, limit: '25' },
    ]);
    expect(await screen.findByRole('button', { name: /^Secteur.*Hôtellerie-restauration$/ })).toBeVisible();
  });

  it('write what filters them into the address, and take it away again', async () => {
    const { person, history } = await renderApp(path, nadia, world().handlers);

    await person.click(await screen.findByRole('radio', { name: /Brouillons/ }));
    await person.click(screen.getByRole('button', { name: /^Secteur/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Hôtellerie-restauration' }));
    await waitFor(() => expect(history.location.search).toBe(`?statut=draft&secteur=${hospitality.id}`));

    await person.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('of a company stand apart from those of the platform', async () => {
    const { asked, handlers } = world();
    const { person } = await renderApp(path, camille, handlers);

    expect(await row(/Hygiène/)).toHaveTextContent('Socle commun');
    await person.click(screen.getByRole('button', { name: /^Origine.*Mon entreprise$/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Socle commun' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ scope: 'platform' }));
  });

  it('say what they are for when there is none, and that the filters leave none', async () => {
    const { handlers } = world({ chapters: [] });
    const { person } = await renderApp(path, nadia, handlers);

    expect(await screen.findByRole('heading', { name: 'Aucun chapitre' })).toBeVisible();
    await person.click(screen.getByRole('radio', { name: /Publiés/ }));
    expect(await screen.findByText('Aucun chapitre ne correspond.')).toBeVisible();
  });

  it('are made only by those whom the server lets', async () => {
    await renderApp(path, camille, world({ create: false }).handlers);

    await row(/Hygiène/);
    expect(screen.queryByRole('link', { name: 'Nouveau chapitre' })).toBeNull();
  });

  it('are closed to those who do not write them', async () => {
    const auditor = { ...camille, abilities: { ...camille.abilities, write_chapters: false } };
    await renderApp(path, auditor, []);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Chapitres' })).toBeNull();
  });
});

describe('a new chapter', () => {
  it('starts with its title in two languages, its drawing and what it is for', async () => {
    const { sent, handlers } = world();
    const { person, path: where } = await renderApp(`${path}/create`, nadia, handlers);

    await person.type(await screen.findByLabelText('Titre'), 'Bienvenue');
    await person.type(screen.getByLabelText(/^Titre \(English\)/), 'Welcome');
    await person.type(screen.getByLabelText(/^Résumé \(English\)/), 'Your first day');
    await person.click(screen.getByRole('radio', { name: 'Porte d’entrée' }));
    await person.click(screen.getByRole('combobox', { name: 'Secteurs d’activité' }));
    await person.click(await screen.findByRole('option', { name: /Hôtellerie-restauration/ }));
    await person.click(screen.getByRole('checkbox', { name: 'Livret sécurité' }));
    await person.click(screen.getByRole('combobox', { name: 'Obligations couvertes' }));
    await person.click(await screen.findByRole('option', { name: /Hygiène des denrées/ }));
    await person.click(screen.getByRole('radio', { name: 'Verrouillée' }));
    await person.click(screen.getByRole('button', { name: 'Créer le chapitre' }));

    await waitFor(() => expect(where()).toBe(`${path}/${welcome.id}`));
    expect(sent).toEqual([
      [
        'create',
        {
          title: { 'fr-FR': 'Bienvenue', 'en-GB': 'Welcome' },
          summary: { 'fr-FR': '', 'en-GB': 'Your first day' },
          icon: 'welcome',
          sectors: [hospitality.id],
          kinds: ['safety'],
          obligations: [foodLaw.id],
          update_policy: 'locked',
        },
      ],
    ]);
  });

  it('needs a French title, and keeps the server’s refusal beside it', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(`${path}/create`, nadia, handlers);

    await person.click(await screen.findByRole('button', { name: 'Créer le chapitre' }));
    expect(await screen.findAllByText('Cette information est nécessaire.')).toHaveLength(2);
    expect(sent).toEqual([]);

    await person.type(screen.getByLabelText('Titre'), 'Bienvenue');
    await person.type(screen.getByLabelText(/^Résumé (?!\(English)/), 'refusé');
    await person.click(screen.getByRole('button', { name: 'Créer le chapitre' }));
    expect(await screen.findAllByText('Ce titre est déjà pris.')).toHaveLength(2);
    expect(screen.getByLabelText('Titre')).toBeInvalid();
  });

  it('asks before what was written is lost', async () => {
    const { person, path: where } = await renderApp(`${path}/create`, nadia, world().handlers);

    await person.type(await screen.findByLabelText('Titre'), 'Bienvenue');
    await person.click(screen.getByRole('button', { name: 'Annuler' }));

    expect(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ })).toBeVisible();
    expect(where()).toBe(`${path}/create`);
  });
});

describe('a chapter', () => {
  it('shows its pages, which of them changed and which nobody may skip', async () => {
    await open(hygiene);

    const pages = within(await screen.findByRole('region', { name: '2 pages' })).getAllByRole('listitem');
    expect(pages[0]).toHaveTextContent('Page 1Les règles d’orObligatoire');
    expect(pages[1]).toHaveTextContent('Page 2Se laver les mainsModifiée');
    expect(screen.getByText('1 obligation couverte')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Obligations couvertes' })).toHaveTextContent('À vérifier');
  });

  it('shows its versions, and the one that nobody released', async () => {
    await open(hygiene);

    const versions = within(await screen.findByRole('region', { name: 'Versions' })).getAllByRole('listitem');
    expect(versions[0]).toHaveTextContent('81 page modifiéeNon publiée');
    expect(versions[1]).toHaveTextContent(
      '7Températures de conservationLégalNadia Ferrière, 12 novembre 2026Arrêté du 21 décembre 2009',
    );
  });

  it('says that no booklet takes it over, and gives no figure', async () => {
    await open(hygiene);

    const usage = await screen.findByRole('region', { name: 'Où il est utilisé' });
    expect(usage).toHaveTextContent('Aucun livret ne le reprend encore.');
    expect(usage).not.toHaveTextContent(/\d/);
  });

  it('names itself in the crumbs, under the list', async () => {
    await open(hygiene);

    const crumbs = await screen.findByRole('navigation', { name: 'Fil d’Ariane' });
    await waitFor(() => expect(crumbs).toHaveTextContent('ParamètresChapitresHygiène et sécurité'));
    expect(within(crumbs).getByRole('link', { name: 'Chapitres' })).toHaveAttribute('href', path);
  });

  it('is released with its reason, its note, its reference and its day', async () => {
    const { person, sent } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: 'Publier la version 8' }));
    const sheet = await screen.findByRole('complementary', { name: 'Publier la version 8' });
    await person.click(within(sheet).getByRole('radio', { name: 'Légal' }));
    await person.type(within(sheet).getByLabelText('Note'), 'Lavage porté à trente secondes');
    await person.type(within(sheet).getByLabelText(/^Référence/), 'Règlement (CE) 852/2004');
    await person.type(within(sheet).getByLabelText(/^Date d’effet/), '01/04/2027');
    await person.click(within(sheet).getByRole('radio', { name: 'Proposée' }));
    await person.click(within(sheet).getByRole('button', { name: 'Publier la version 8' }));

    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Publier la version 8' })).toBeNull());
    expect(sent).toEqual([
      [
        'release',
        {
          reason: 'legal',
          note: 'Lavage porté à trente secondes',
          reference: 'Règlement (CE) 852/2004',
          effective_on: '2027-04-01',
          update_policy: 'proposed',
        },
      ],
    ]);
  });

  it('is not released without a note, and says why the server refuses', async () => {
    const refusal = () =>
      HttpResponse.json({ code: 'chapter_without_pages', message: 'Ce chapitre n’a aucune page.' }, { status: 409 });
    const built = world({ chapters: [hygiene], release: refusal });
    const { person } = await renderApp(`${path}/${hygiene.id}`, nadia, built.handlers);

    await person.click(await screen.findByRole('button', { name: 'Publier la version 8' }));
    const sheet = await screen.findByRole('complementary', { name: 'Publier la version 8' });
    await person.click(within(sheet).getByRole('button', { name: 'Publier la version 8' }));
    expect(await within(sheet).findAllByText('Cette information est nécessaire.')).toHaveLength(2);
    expect(built.sent).toEqual([]);

    await person.type(within(sheet).getByLabelText('Note'), 'Une note');
    await person.click(within(sheet).getByRole('button', { name: 'Publier la version 8' }));
    expect(await within(sheet).findByText('Ce chapitre n’a aucune page.')).toBeVisible();
  });

  it('says nothing of changes that are not waiting for anything', async () => {
    const { person } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: 'Publier la version 8' }));
    const sheet = await screen.findByRole('complementary', { name: 'Publier la version 8' });

    expect(within(sheet).queryByText('Aucune modification en attente')).toBeNull();
    expect(within(sheet).getByRole('button', { name: 'Publier la version 8' })).toBeEnabled();
  });

  it('compares what would be released with the last version, in words, and keeps the release begun', async () => {
    const { person } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: 'Publier la version 8' }));
    const sheet = await screen.findByRole('complementary', { name: 'Publier la version 8' });
    await person.type(within(sheet).getByLabelText('Note'), 'Une note');
    await person.click(within(sheet).getByRole('button', { name: 'Comparer à la 7' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ce qui change depuis la version 7' });

    expect((await within(dialog).findByText('quarante')).tagName).toBe('INS');
    const changed = within(dialog).getByRole('region', { name: 'Se laver les mains' });
    expect(changed).toHaveTextContent(/Modifiée.*Déplacée.*Importance.*Information devient Obligatoire/);
    expect(within(dialog).getByRole('region', { name: 'La tenue' })).toHaveTextContent('Retirée');
    expect(within(dialog).getByRole('region', { name: 'Les règles d’or' })).toHaveTextContent(/Réglages de la page/);
    const card = within(dialog).getByRole('region', { name: 'Fiche du chapitre' });
    expect(card).toHaveTextContent(/Titre \(English\).*Hygiene.*Obligation ajoutée.*Hygiène des denrées/);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(sheet).getByLabelText('Note')).toHaveValue('Une note');
  });

  it('compares beside its versions too, and says when there is nothing to tell', async () => {
    const built = world({ chapters: [hygiene], changes: sameAsBefore });
    const { person } = await renderApp(`${path}/${hygiene.id}`, nadia, built.handlers);

    const versions = await screen.findByRole('region', { name: 'Versions' });
    await person.click(within(versions).getByRole('button', { name: 'Comparer à la 7' }));

    expect(await screen.findByText('Rien n’a changé depuis cette version.')).toBeVisible();
  });

  it('has nothing to compare before its first version', async () => {
    await open(welcome);

    await screen.findByRole('region', { name: 'Versions' });
    expect(screen.queryByRole('button', { name: /^Comparer/ })).toBeNull();
  });

  it('leads to what each version says', async () => {
    const { person, path: where } = await open(hygiene);

    await person.click(await screen.findByRole('link', { name: 'Lire la version 7' }));

    await waitFor(() => expect(where()).toBe(`${path}/${hygiene.id}/versions/7`));
    expect(
      await screen.findByRole('heading', { level: 1, name: /Version 7 de «.Hygiène et sécurité.»/ }),
    ).toBeVisible();
    expect(screen.getByText('Nadia Ferrière, 12 novembre 2026')).toBeVisible();
    const page = screen.getByRole('article', { name: 'Se laver les mains' });
    expect(within(page).getByRole('heading', { level: 2, name: 'Se laver les mains' })).toBeVisible();
    expect(within(page).getByText(/Trente secondes suffisent/)).toBeVisible();
    expect(await within(page).findByText('téléphone des RH')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /page/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Revenir au chapitre' })).toHaveAttribute('href', `${path}/${hygiene.id}`);
  });

  it.each(['8', '0', 'x'])('has no version %s', async (number) => {
    const { handlers } = world({ chapters: [hygiene] });
    await renderApp(`${path}/${hygiene.id}/versions/${number}`, nadia, handlers);

    expect(await screen.findByRole('heading', { name: 'Cette page s’est décousue' })).toBeVisible();
  });

  it('asks before a release that was begun is closed', async () => {
    const { person } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: 'Publier la version 8' }));
    const sheet = await screen.findByRole('complementary', { name: 'Publier la version 8' });
    await person.type(within(sheet).getByLabelText('Note'), 'Une note');
    await person.click(within(sheet).getByRole('button', { name: 'Fermer' }));

    const question = await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ });
    await person.click(within(question).getByRole('button', { name: 'Quitter' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Publier la version 8' })).toBeNull());
  });

  it('has a sheet that can be changed', async () => {
    const { person, sent } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: 'Autres actions sur Hygiène et sécurité' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Modifier la fiche' }));
    const sheet = await screen.findByRole('complementary', { name: 'Fiche du chapitre' });
    await person.clear(within(sheet).getByLabelText(/^Titre \(English\)/));
    await person.click(await within(sheet).findByRole('button', { name: 'Retirer Hôtellerie-restauration' }));
    await person.click(within(sheet).getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() =>
      expect(sent).toMatchObject([
        ['save', { title: { 'fr-FR': 'Hygiène et sécurité', 'en-GB': '' }, sectors: [], icon: 'shield' }],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Fiche du chapitre' })).toBeNull());
  });

  it('is retired after a question', async () => {
    const { person, sent } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: /^Autres actions/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Retirer' }));
    const question = await screen.findByRole('alertdialog', { name: /Retirer «\sHygiène et sécurité\s»/ });
    expect(sent).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Retirer' }));

    await waitFor(() => expect(sent).toEqual([['retire', null]]));
  });

  it('is sent to review by who does not release', async () => {
    const draft = { ...welcome, abilities: { ...nothing, write: true, send_to_review: true } };
    const { person, sent } = await open(draft, camille);

    await person.click(await screen.findByRole('button', { name: 'Envoyer en relecture' }));

    await waitFor(() => expect(sent).toEqual([['review', null]]));
    expect(screen.queryByRole('button', { name: /^Publier/ })).toBeNull();
  });

  it('can only be read by those whom the server lets do nothing else', async () => {
    await open({ ...hygiene, has_changes: false, abilities: nothing }, camille);

    const link = await screen.findByRole('link', { name: 'Voir les pages' });
    expect(link).toHaveAttribute('href', `${path}/${hygiene.id}/pages`);
    expect(screen.queryByRole('button', { name: /Autres actions|Publier|Envoyer/ })).toBeNull();
  });

  it('that is not there is a page that is not there', async () => {
    await renderApp(`${path}/${welcome.id}`, nadia, world({ chapters: [] }).handlers);

    expect(await screen.findByRole('heading', { name: 'Cette page s’est décousue' })).toBeVisible();
  });
});
