import { camille } from '@test/answers';
import { bookletId, bookletServer, chapterId } from '@test/booklets';
import { dragOnto } from '@test/dragOnto';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

const builder = (step: string, search = `?livret=${bookletId}`) => `/livrets/builder/${step}${search}`;
const open = async (address: string, card: Parameters<typeof bookletServer>[0] = {}) => {
  const { server, handlers } = bookletServer(card);
  return { server, ...(await renderApp(address, camille, handlers)) };
};

beforeEach(() => localStorage.clear());

describe('an address of the creation', () => {
  it.each([
    ['a step that was not reached', builder('font')],
    ['the creation itself', builder('')],
  ])('leads from %s to the furthest one', async (_, address) => {
    const { history } = await open(address, { step: 'structure' });

    await screen.findByRole('heading', { name: 'Comment lira-t-on votre livret\u202f?' });

    expect(history.location.href).toBe(builder('structure'));
  });

  it.each(['?livret=01930000-0000-7000-8000-0000000000ff', '?livret=nimporte'])(
    'is not there for %s',
    async (search) => {
      await open(builder('structure', search));

      expect(await screen.findByText('Cette page s’est décousue')).toBeVisible();
    },
  );

  it('asks which booklet when it names none', async () => {
    const { person, history } = await open(builder('chapitres', ''), { step: 'structure' });

    await person.click(await screen.findByRole('link', { name: 'Livret d’accueil saisonniers 2027' }));

    await screen.findByRole('heading', { name: 'Comment lira-t-on votre livret\u202f?' });
    expect(history.location.href).toBe(builder('structure'));
  });

  it('is closed to those who may not make booklets', async () => {
    const { handlers } = bookletServer();
    const writer = { ...camille, abilities: { ...camille.abilities, create_booklets: false } };
    await renderApp(builder('name', ''), writer, handlers);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
    expect(screen.queryByLabelText('Nom du livret')).toBeNull();
  });
});

describe('the name', () => {
  it('is where one writes as soon as the creation opens', async () => {
    await open(builder('name', ''));

    expect(await screen.findByLabelText('Nom du livret')).toHaveFocus();
  });

  it('says whether it is free, and makes the booklet when one goes on', async () => {
    const { server, person, history } = await open(builder('name', ''));
    const go = await screen.findByRole('button', { name: 'Continuer vers le secteur' });

    await person.click(go);
    expect(screen.getByText('Donnez un nom d’au moins 3 caractères.')).toBeVisible();
    expect(screen.getByText('Choisissez le type du livret.')).toBeVisible();
    await person.write(screen.getByLabelText('Nom du livret'), 'Livret pris');
    expect(await screen.findByText(/s’appelle déjà ainsi chez Maison Aubrac/)).toBeVisible();
    await person.write(screen.getByLabelText('Nom du livret'), ' 2');
    expect(await screen.findByText('Ce nom est libre chez Maison Aubrac.')).toBeVisible();
    expect(server.asked).toEqual([]);
    await person.click(screen.getByRole('radio', { name: 'Sécurité' }));
    await person.click(go);

    await screen.findByRole('heading', { name: 'Dans quel secteur travaillez-vous\u202f?' });
    expect(server.asked.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { name: 'Livret pris 2', kind: 'safety', start: 'sector', copy_of: null }],
      ['PATCH', { step: 'sector' }],
    ]);
    expect(history.location.href).toBe(builder('secteur-activite'));
  });

  it('saves itself when one goes back', async () => {
    const { server, person, history } = await open(builder('structure'), { step: 'structure' });
    await screen.findByRole('heading', { name: 'Comment lira-t-on votre livret\u202f?' });
    await person.click(screen.getByRole('link', { name: /Nom/ }));
    const field = await screen.findByLabelText('Nom du livret');

    await person.write(field, ' bis');
    history.back();

    await waitFor(() => expect(server.booklet.name).toBe('Livret d’accueil saisonniers 2027 bis'));
  });
});

const farming = {
  id: '01930000-0000-7000-8000-0000000000d9',
  name: 'Agriculture',
  description: 'Élevage, viticulture',
  icon: 'tractor',
  chapters: 0,
  mandatory_chapters: 0,
  mandatory_obligations: 0,
  recommended_obligations: 0,
  checked_on: null,
};

describe('the sector', () => {
  it('that brings nothing to this kind of booklet says so in words', async () => {
    const { handlers } = bookletServer({ step: 'sector', start: 'sector', sector: { ...farming, code: 'AGR' } });
    const sectors = http.get('/api/booklets/sectors', () => HttpResponse.json({ items: [farming] }));
    await renderApp(builder('secteur-activite'), camille, [sectors, ...handlers]);

    const card = await screen.findByRole('radio', { name: 'Agriculture' });
    expect(card.closest('label')).toHaveTextContent('aucune obligationaucun chapitre');
    expect(screen.getByText(/Aucune obligation à couvrir\. Aucun chapitre conseillé/)).toBeVisible();
  });
});

describe('the chapters', () => {
  it('come in three sizes, and start with what the law asks', async () => {
    const { server, person } = await open(builder('chapitres'), { step: 'chapters', start: 'sector' });

    expect(await screen.findByRole('radio', { name: /^Essentiel\s*9/ })).toBeChecked();
    expect(screen.getByText('Les 46 obligations').closest('p')).toHaveTextContent('dans les trois tailles');
    await person.click(screen.getByRole('radio', { name: /Complet.*121\smin à lire/ }));

    await waitFor(() => expect(screen.getByRole('radio', { name: /Complet/ })).toBeChecked());
    expect(server.asked).toEqual([expect.objectContaining({ method: 'PATCH', body: { size: 'complete' } })]);
  });

  it('are not counted before there is one', async () => {
    const { server, handlers } = bookletServer({ step: 'chapters' });
    server.chapters = [];
    await renderApp(builder('chapitres'), camille, handlers);

    expect(await screen.findByText('Aucun chapitre pour l’instant')).toBeVisible();
    expect(screen.queryByText(/^0 chapitre/)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('are taken up, carried and put down with the keyboard', async () => {
    const { server, person } = await open(builder('chapitres'));
    const titles = () =>
      within(screen.getByRole('list', { name: 'Votre livret' })).getAllByRole('button', { name: /^Déplacer/ });
    const grip = await screen.findByRole('button', { name: 'Déplacer «\u00a0Vos interlocuteurs\u00a0»' });

    grip.focus();
    await person.keyboard(' {ArrowUp}{ArrowUp}');
    expect(titles()[0]).toHaveFocus();
    expect(server.asked).toEqual([]);
    await person.keyboard(' ');

    expect(screen.getByText('« Vos interlocuteurs » est posé en position 1 sur 3.')).toBeInTheDocument();
    await waitFor(() => expect(server.chapters[0]?.id).toBe(chapterId(3)));
    expect(server.asked).toHaveLength(1);
  });

  it('are put where the mouse lets them go, and nobody is told so in another language', async () => {
    const { server } = await open(builder('chapitres'));
    const list = await screen.findByRole('list', { name: 'Votre livret' });
    const [first, , last] = within(list).getAllByRole('listitem');
    if (!(first && last)) throw new Error('There are three chapters.');

    await dragOnto(last, first, 'before');

    await waitFor(() => expect(server.chapters[0]?.id).toBe(chapterId(3)));
    expect(server.asked).toHaveLength(1);
    expect(document.querySelector('[aria-roledescription], [id^="Dnd"]')).toBeNull();
  });

  it('that the sector requires cannot be taken out, and say why', async () => {
    const { server, person } = await open(builder('chapitres'));

    await person.click(await screen.findByRole('button', { name: 'Actions sur «\u00a0Hygiène et sécurité\u00a0»' }));

    await person.click(await screen.findByRole('menuitem', { name: 'Retirer du livret' }));

    expect(await screen.findByText('Obligatoire dans votre secteur, il ne peut pas être retiré.')).toBeVisible();
    expect(server.asked).toEqual([]);
  });
});

describe('a chapter that is taken out', () => {
  it('says which obligations go with it, and comes back', async () => {
    const { server, handlers } = bookletServer();
    server.chapters = server.chapters.map((chapter) => ({ ...chapter, mandatory: false }));
    const { person } = await renderApp(builder('chapitres'), camille, handlers);

    await person.click(await screen.findByRole('button', { name: 'Actions sur «\u00a0Hygiène et sécurité\u00a0»' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Retirer du livret' }));
    expect(await screen.findByText(/« Information sur les agents chimiques » \(R. 4412-38\)/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Annuler' }));

    await waitFor(() => expect(server.asked.map(({ method }) => method)).toEqual(['DELETE', 'POST']));
    expect(await screen.findByRole('button', { name: /^Déplacer.*Hygiène et sécurité/ })).toBeVisible();
  });
});

describe('the pages', () => {
  it('warn when nothing covers an obligation any more, and come back', async () => {
    const { server, person } = await open(builder('pages'));
    await person.click(await screen.findByRole('button', { name: /Hygiène et sécurité/ }));
    const page = () => screen.getByRole('switch', { name: 'Garder «\u00a0Produits d’entretien\u00a0»' });

    await person.click(page());
    expect(page()).not.toBeChecked();
    await screen.findByRole('button', { name: /^Remettre la page/ });
    expect(await screen.findAllByText(/« Information sur les agents chimiques » \(R. 4412-38\)/)).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(page()).toBeChecked());
    await person.click(page());
    await person.click(await screen.findByRole('button', { name: /^Remettre la page/ }));

    await waitFor(() => expect(page()).toBeChecked());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remettre la page/ })).toBeNull());
    expect(server.asked.map(({ method }) => method)).toEqual(['DELETE', 'POST', 'DELETE', 'POST']);
  });
});
