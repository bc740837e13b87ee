import { ToastHost } from '@livretier/ui';
import { answers, camille } from '@test/answers';
import { badChecks, goodChecks, id, publication, published, publishing, publishingServer } from '@test/publishing';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchedStore } from '../watch/watched';
import { PublishingWindow } from './PublishingWindow';

afterEach(() => watchedStore.set([]));

const open = async (
  world: Parameters<typeof publishingServer>[0] = {},
  first: Parameters<typeof renderFeature>[1] = [],
) => {
  const built = publishingServer(world);
  const onClose = vi.fn();
  const { person } = await renderFeature(
    <>
      <PublishingWindow booklet={built.booklet} onClose={onClose} />
      <ToastHost />
    </>,
    [...first, ...built.handlers, ...answers({ user: camille })],
  );
  await screen.findByRole('dialog');
  return { ...built, person, onClose };
};
const dialog = () => within(screen.getByRole('dialog'));
const scopeOf = (title: string) => within(dialog().getByRole('group', { name: `Portée du changement, ${title}` }));

describe('publishing a booklet', () => {
  it('proposes a scope for each page, and the number follows what is chosen', async () => {
    const { person } = await open();

    expect(await dialog().findByText('2 pages modifiées')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent('Version 2.3 en ligne depuis le 1er mars 2027.');
    expect(screen.getByRole('dialog')).toHaveTextContent('Celle-ci sera la version 3.0, car une page est à relire.');
    expect(scopeOf('Se laver les mains').getByRole('radio', { name: 'À relire' })).toBeChecked();
    await person.click(scopeOf('Se laver les mains').getByRole('radio', { name: 'Correction' }));

    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Celle-ci sera la version 2.4, elle ne demande aucune nouvelle relecture.',
    );
    expect(dialog().getByRole('button', { name: 'Publier la version 2.4' })).toBeEnabled();
  });

  it('says who will be able to open it, and keeps another way in with the version', async () => {
    const { person, sent } = await open();

    expect(await dialog().findByRole('radio', { name: /^Lien public/ })).toBeChecked();
    await person.click(dialog().getByRole('radio', { name: /^Personnes nommées/ }));
    expect(sent).toEqual([]);
    await person.write(dialog().getByRole('textbox', { name: 'Note de version' }), 'Mains');
    await person.click(dialog().getByRole('button', { name: 'Publier la version 3.0' }));

    await waitFor(() => expect(sent.map(([path]) => path)).toEqual(['reading', 'publications']));
    expect(sent[0]?.[1]).toEqual({ mode: 'named' });
  });

  it('says how many people it asks to read again and for which page, as the scopes are chosen', async () => {
    const foreseen = (pages: string[]) => ({
      acknowledged: 140,
      people: pages.length > 0 ? 12 : 0,
      pages: pages.map((page) => ({ page, people: 12 })),
    });
    const { person } = await open({ foreseen });

    const again = await dialog().findByRole('region', { name: 'Qui devra relire' });
    expect(again).toHaveTextContent(
      '12 personnes devront relire, sur 140 qui ont pris connaissance d’une version précédente.',
    );
    expect(again).toHaveTextContent('Se laver les mains : 12 personnes');
    await person.click(scopeOf('Se laver les mains').getByRole('radio', { name: 'Correction' }));

    await waitFor(() => expect(again).toHaveTextContent('Personne n’aura à relire, sur 140'));
  });

  it('says that who has to read again owes it to a former version, where this one asks nothing', async () => {
    const foreseen = () => ({ acknowledged: 140, people: 12, pages: [] });
    const { person } = await open({ foreseen });

    await person.click(scopeOf('Se laver les mains').getByRole('radio', { name: 'Correction' }));

    const again = await dialog().findByRole('region', { name: 'Qui devra relire' });
    await waitFor(() =>
      expect(again).toHaveTextContent(
        '12 personnes doivent encore relire ce qu’une version précédente a changé ; celle-ci n’y ajoute rien.',
      ),
    );
    expect(dialog().getByText(/elle ne demande aucune nouvelle relecture/)).toBeVisible();
  });

  it('does not speak of reading again while nobody acknowledged a version', async () => {
    await open();

    await dialog().findByText('2 pages modifiées');
    expect(dialog().queryByRole('region', { name: 'Qui devra relire' })).toBeNull();
  });

  it('sends the note, the day and only the scopes that were changed', async () => {
    const { person, sent } = await open();

    await person.click(await dialog().findByRole('button', { name: 'Publier la version 3.0' }));
    expect(await dialog().findByText('Cette information est nécessaire.')).toBeVisible();
    expect(sent).toEqual([]);
    await person.write(dialog().getByRole('textbox', { name: 'Note de version' }), 'Mains : trente secondes');
    await person.click(scopeOf('La tenue de travail').getByRole('radio', { name: 'Correction' }));
    const day = dialog().getByRole('textbox', { name: 'Date d’effet' });
    await person.clear(day);
    await person.write(day, '16/03/2027');
    await person.click(dialog().getByRole('button', { name: 'Publier la version 3.0' }));

    await waitFor(() =>
      expect(sent).toEqual([
        [
          'publications',
          { note: 'Mains : trente secondes', effective_on: '2027-03-16', scopes: { [id('a2')]: 'correction' } },
        ],
      ]),
    );
  });

  it('starts at the choice that reaches nobody', async () => {
    const { person, onClose } = await open();

    const stay = await dialog().findByRole('button', { name: 'Continuer à modifier' });
    await waitFor(() => expect(stay).toHaveFocus());
    await person.keyboard('{Enter}');

    expect(onClose).toHaveBeenCalled();
  });

  it('says what the checks found, with the way to each', async () => {
    const { booklet } = await open();

    const column = within(await dialog().findByRole('region', { name: 'Avant de publier' }));
    expect(column.getAllByRole('listitem').map((line) => line.textContent?.replace(/\s+/g, ' '))).toEqual([
      'Prêt Grille complète, 1 sans objet',
      'Prêt Aucune erreur bloquante',
      'Prêt 2 informations facultatives vides',
      'À améliorer Portugais 86 % : pas encore proposé aux lecteursVoir',
    ]);
    expect(column.getByRole('link', { name: /^Voir\u00a0: Portugais/ })).toHaveAttribute(
      'href',
      `/livrets/builder/structure?livret=${booklet.id}`,
    );
  });

  it('calls nothing complete that lacks a fact', async () => {
    const topics: typeof goodChecks.topics = [
      { topic: 'grid', state: 'to_improve', params: { all: 14, covered: 4, to_complete: 10, missing: 0 } },
      { topic: 'values', state: 'to_improve', params: { all: 7, filled: 6, missing: 1, due_soon: 2 } },
    ];
    await open({ state: publishing({ checks: { ...goodChecks, topics, points: [] } }) });

    const column = within(await dialog().findByRole('region', { name: 'Avant de publier' }));
    expect(column.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'À améliorer 10 obligations à compléter',
      'À améliorer 2 informations bientôt à revoir, 1 information facultative vide',
    ]);
  });

  it('says once that its informations are up to date when all are filled', async () => {
    const topics: typeof goodChecks.topics = [{ topic: 'values', state: 'ready', params: { all: 7, filled: 7 } }];
    await open({ state: publishing({ checks: { ...goodChecks, topics, points: [] } }) });

    expect(await dialog().findByText('Informations à jour')).toBeVisible();
  });

  it('says which pages everybody will read although they are for some', async () => {
    const point: (typeof goodChecks.points)[number] = {
      ...{ topic: 'content', severity: 'advisory', code: 'page_for_some', params: { title: 'En cuisine' } },
      ...{ goal: 'page', page: id('a3'), block: null, obligation: null },
    };
    const topic = { topic: 'content', state: 'to_improve', params: { pages: 4, for_some: 1 } } as const;
    const checks = { ...goodChecks, topics: [...goodChecks.topics, topic], points: [...goodChecks.points, point] };
    await open({ state: publishing({ checks }) });

    expect(await screen.findByText('1 page à conditions sera lue par tous')).toBeVisible();
    const way = screen.getByRole('link', { name: /1 page à conditions sera lue par tous/ });
    expect(way).toHaveAttribute('href', expect.stringContaining(id('a3')));
  });

  it('is refused with its reasons while something blocks it', async () => {
    const { booklet, person, sent } = await open({ state: publishing({ checks: badChecks }) });

    const button = await dialog().findByRole('button', { name: 'Publier la version 3.0' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('1 point empêche la publication');
    expect(dialog().getByRole('link', { name: 'Obligation manquante\u00a0: Agents chimiques' })).toHaveAttribute(
      'href',
      `/livrets/${booklet.id}/editor?vue=grille`,
    );
    await person.write(dialog().getByRole('textbox', { name: 'Note de version' }), 'Note{Enter}');
    expect(sent).toEqual([]);
  });

  it('counts what there is of a first version', async () => {
    await open({
      booklet: published({ status: 'draft', has_changes: false }),
      state: publishing({ current: null, changes: [], next_major: '1.0', next_minor: '1.0' }),
      versions: [],
    });

    expect(await dialog().findByText('1 chapitre, 2 pages, 1 langue.')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent('Ce sera la version 1.0, la première');
    expect(dialog().queryByRole('radio', { name: 'À relire' })).toBeNull();
  });

  it('has nothing to publish when nothing changed', async () => {
    await open({ booklet: published({ has_changes: false }), state: publishing({ changes: [] }) });

    expect(await screen.findByRole('dialog', { name: 'Rien n’a changé depuis la version 2.3' })).toBeVisible();
    expect(dialog().queryByRole('button', { name: /^Publier/ })).toBeNull();
  });

  it('publishes a change of its look, which asks nothing of anybody', async () => {
    await open({ state: publishing({ changes: [] }) });

    expect(await dialog().findByText('Aucune page modifiée')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Publier la version 2.4' })).toBeEnabled();
  });

  it('tells why the server refuses, and keeps what was written', async () => {
    const quota = () =>
      HttpResponse.json({ code: 'quota', message: 'Vous avez déjà 20 livrets publiés.' }, { status: 409 });
    const { person } = await open({}, [http.post('/api/booklets/:id/publications', quota)]);

    await person.write(await dialog().findByRole('textbox', { name: 'Note de version' }), 'Mains');
    await person.click(dialog().getByRole('button', { name: 'Publier la version 3.0' }));

    expect(await dialog().findByText('Vous avez déjà 20 livrets publiés.')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: 'Note de version' })).toHaveValue('Mains');
  });

  it('tries again the version that could not be made', async () => {
    const failed = publication('2.4', { state: 'failed' });
    const { person, sent } = await open({ state: publishing({ building: failed }) });

    expect(await dialog().findByText('La version 2.4 n’a pas pu être mise en ligne')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent('La version 2.3 reste en ligne');
    await person.click(dialog().getByRole('button', { name: 'Réessayer' }));

    await waitFor(() => expect(sent).toEqual([[`publications/${failed.id}/online`, null]]));
  });

  it('says so when the booklet cannot be read over', async () => {
    const away = () => HttpResponse.json({ code: 'down', message: 'Plus tard.' }, { status: 500 });
    const { person } = await open({}, [http.get('/api/booklets/:id/preview', away, { once: true })]);

    await person.click(await dialog().findByRole('button', { name: 'Relire le livret' }));
    const over = within(await screen.findByRole('dialog', { name: 'Relire le livret' }));
    await person.click(await over.findByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('dialog', { name: 'Livret d’accueil saisonniers 2027' })).toBeVisible();
  });

  it('does not promise that readers see the note', async () => {
    await open();

    expect(await dialog().findByRole('textbox', { name: 'Note de version' })).toHaveAccessibleDescription(
      /^Elle reste dans l’historique des versions\./,
    );
  });

  it('says when it cannot be told what it would mean', async () => {
    const away = () => HttpResponse.json({ code: 'down', message: 'Plus tard.' }, { status: 500 });
    await open({}, [http.get('/api/booklets/:id/publishing', away)]);

    expect(await dialog().findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});
