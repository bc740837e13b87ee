import { camille } from '@test/answers';
import { card, film, kitchen, path, plain, team, world } from '@test/mediaScreens';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

beforeEach(() => localStorage.clear());

describe('the library', () => {
  it('says how much it holds, and what of it nobody described', async () => {
    await renderApp(path, camille, world().handlers);

    expect(plain((await screen.findByText(/511 fichiers/)).textContent)).toBe('511 fichiers, 6,4 Go sur 10 Go.');
    expect(await screen.findByRole('button', { name: '27 sans description' })).toHaveAttribute('aria-pressed', 'false');
    expect(plain((await card(/equipe-cuisine/)).textContent)).toBe('Sans descriptionequipe-cuisine-2027.jpg1,8 Mo');
    expect(await card(/gestes-plonge/)).toHaveTextContent('2:14');
    expect(screen.getByRole('button', { name: 'Importer' })).toBeVisible();
  });

  it('is asked for as the address says', async () => {
    const { asked, handlers } = world();
    await renderApp(
      `${path}?recherche=plonge&type=video&dossier=${kitchen.id}&filtre=inutilises&tri=lourds`,
      camille,
      handlers,
    );

    await card(/gestes-plonge/);
    expect(asked).toEqual([
      { search: 'plonge', kind: 'video', folder: kitchen.id, only: 'unused', sort: 'largest', limit: '48' },
    ]);
    expect(screen.getByRole('button', { name: /^Cuisine/, pressed: true })).toBeVisible();
  });

  it('writes what is filtered into the address, and takes it away again', async () => {
    const { asked, handlers } = world();
    const { person, history } = await renderApp(path, camille, handlers);

    await person.click(await screen.findByRole('button', { name: '27 sans description' }));
    await person.click(screen.getByRole('radio', { name: 'Images' }));
    await person.click(screen.getByRole('button', { name: /^Cuisine/ }));
    await waitFor(() =>
      expect(history.location.search).toBe(`?filtre=sans-description&type=image&dossier=${kitchen.id}`),
    );
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ only: 'without_description', kind: 'image', folder: kitchen.id }),
    );

    await person.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('counts no further than the server does', async () => {
    await renderApp(path, camille, world({ around: { without_description: 1000 } }).handlers);

    const chip = await screen.findByRole('button', { name: /sans description/, pressed: false });
    expect(plain(chip.textContent)).toBe('plus de 1 000 sans description');
  });

  it('is a list for those who prefer it, next time too', async () => {
    const { person } = await renderApp(path, camille, world().handlers);

    await person.click(await screen.findByRole('radio', { name: 'Liste' }));

    expect(await screen.findByRole('row', { name: /equipe-cuisine-2027\.jpg/ })).toHaveTextContent('3 mars 2026');
    expect(localStorage.getItem('livretier-media-view')).toBe('list');
  });

  it('goes on when asked, and the focus with it', async () => {
    const pages = http.get('/api/media/files', ({ request }) =>
      new URL(request.url).searchParams.get('cursor') === 'abc'
        ? HttpResponse.json({ items: [film], next: null })
        : HttpResponse.json({ items: [team], next: 'abc' }),
    );
    const { person } = await renderApp(path, camille, [pages, ...world().handlers]);

    await person.click(await screen.findByRole('button', { name: 'Afficher plus' }));

    expect(await card(/gestes-plonge/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull();
  });

  it.each([
    ['warning', 8_250_000_000, '82 % de l’espace est utilisé'],
    ['critical', 9_600_000_000, '96 % de l’espace est utilisé'],
    ['full', 10_000_000_000, 'L’espace est plein'],
  ] as const)('warns at the level %s', async (level, used_bytes, said) => {
    await renderApp(path, camille, world({ around: { level, used_bytes } }).handlers);

    const link = await screen.findByRole('link', { name: 'Voir l’espace utilisé' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/tableau-bord/espace-utilise'));
    expect(plain(link.parentElement?.textContent)).toContain(said);
  });

  it('makes a folder, and says beside the name why it cannot', async () => {
    const { sent, handlers } = world();
    const taken = http.post(
      '/api/media/folders',
      () =>
        HttpResponse.json({ code: 'invalid', message: '', errors: { name: ['Ce nom est pris.'] } }, { status: 422 }),
      { once: true },
    );
    const { person } = await renderApp(path, camille, [taken, ...handlers]);

    await person.click(await screen.findByRole('button', { name: 'Nouveau dossier' }));
    await person.write(await screen.findByRole('textbox', { name: 'Nom du dossier' }), 'Chambres');
    await person.click(screen.getByRole('button', { name: 'Créer' }));
    expect(await screen.findByText('Ce nom est pris.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Créer' }));

    await waitFor(() => expect(sent).toEqual([['folder', { name: 'Chambres' }]]));
  });
});

describe('without files', () => {
  it('the library says what it is for', async () => {
    const around = { files: 0, folders: [], without_description: 0 };
    await renderApp(path, camille, world({ files: [], around }).handlers);

    expect(await screen.findByRole('heading', { name: /au même endroit/ })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Importer' })).toHaveLength(2);
  });

  it('a search says that nothing matches', async () => {
    const { person, history } = await renderApp(`${path}?recherche=zzz`, camille, world({ files: [] }).handlers);

    const note = await screen.findByText('Aucun fichier ne correspond.');
    await person.click(within(note).getByRole('button', { name: 'Effacer les filtres' }));

    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('the trash says that it is empty, and offers no place to import', async () => {
    await renderApp(`${path}?filtre=corbeille`, camille, world({ files: [] }).handlers);

    expect(await screen.findByText('La corbeille est vide.')).toBeVisible();
    expect(screen.queryByText(/Glissez vos fichiers/)).toBeNull();
  });

  it('a failure can be tried again', async () => {
    const down = http.get('/api/media/files', () => new HttpResponse(null, { status: 503 }), { once: true });
    const { person } = await renderApp(path, camille, [down, ...world().handlers]);

    await person.click(await screen.findByRole('button', { name: 'Réessayer' }));

    expect(await card(/equipe-cuisine/)).toBeVisible();
  });
});

describe('an auditor', () => {
  it('has no library', async () => {
    const auditor = { ...camille, abilities: { ...camille.abilities, use_media: false } };
    const { asked, handlers } = world();
    await renderApp(path, auditor, handlers);

    expect(await screen.findByRole('alert')).toHaveTextContent('Accès réservé');
    expect(asked).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Médiathèque' })).toBeNull();
  });
});
