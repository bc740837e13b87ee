import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { camille } from '../../../test/answers';
import { renderApp } from '../../../test/renderApp';
import type { Library, MediaDetails } from './types';

const path = '/parametres/mediatheque';
const everything = { edit: true, replace: true, trash: true, restore: false, delete: false };
const nothing = { edit: false, replace: false, trash: false, restore: false, delete: false };
const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;
const kitchen = { id: id('f1'), name: 'Cuisine', files: 48 };

const team: MediaDetails = {
  id: id('a1'),
  name: 'equipe-cuisine-2027.jpg',
  kind: 'image',
  mime: 'image/jpeg',
  extension: 'jpg',
  size: 1_800_000,
  width: 2400,
  height: 1800,
  duration_seconds: null,
  folder_id: null,
  alt: {},
  decorative: false,
  lacks_description: true,
  credit: '',
  rights_until: null,
  usages_count: 0,
  added_by_name: 'Léa Fabre',
  created_at: '2026-03-03T09:00:00Z',
  trashed_at: null,
  deleted_on: null,
  placeholder: 'data:image/webp;base64,AAAA',
  renditions: [{ width: 320, height: 240, webp: '/media/w320.webp', avif: '/media/w320.avif' }],
  address: '/media/original.jpg',
  abilities: everything,
  usages: [],
  duplicates: 0,
};
const film: MediaDetails = {
  ...team,
  id: id('a2'),
  name: 'gestes-plonge.mp4',
  kind: 'video',
  extension: 'mp4',
  duration_seconds: 134,
  lacks_description: false,
  renditions: [],
};
const library: Library = {
  files: 511,
  used_bytes: 6_400_000_000,
  quota_bytes: 10_000_000_000,
  level: 'ok',
  without_description: 27,
  folders: [kitchen],
  abilities: { upload: true, organise: true, see_storage: true },
};
const reading = { upload: false, organise: false, see_storage: false };

type World = { files?: readonly MediaDetails[]; around?: Partial<Library>; handled?: object };

/** A library; what it is asked and sent is kept. */
const world = ({ files = [team, film], around = {}, handled = {} }: World = {}) => {
  const asked: Record<string, string>[] = [];
  const sent: [string, unknown][] = [];
  const act = (name: string) =>
    http.post(`/api/media/${name}`, async ({ request }) => {
      sent.push([name, await request.json()]);
      return HttpResponse.json({ message: 'C’est fait.', done: 1, kept: [], ...handled });
    });
  const handlers = [
    http.get('/api/media/library', () => HttpResponse.json({ ...library, ...around })),
    http.get('/api/media/files', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items: files, next: null });
    }),
    http.get('/api/media/files/:id', ({ params }) => HttpResponse.json(files.find((file) => file.id === params.id))),
    http.patch('/api/media/files/:id', async ({ request }) => {
      const body = await request.json();
      sent.push(['save', body]);
      return HttpResponse.json({ ...team, ...(body as object), message: 'Enregistré.' });
    }),
    http.post('/api/media/folders', async ({ request }) => {
      sent.push(['folder', await request.json()]);
      return HttpResponse.json({ id: id('f2'), name: 'Chambres', files: 0 }, { status: 201 });
    }),
    ...['trash', 'moves', 'restorations', 'deletions'].map(act),
  ];
  return { asked, sent, handlers };
};

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ');
const card = (name: RegExp) => screen.findByRole('button', { name });
const sheet = () => screen.findByRole('complementary', { name: 'Détails' });
const answer = async (person: { click: (element: Element) => Promise<void> }, name: string) =>
  person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

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
    await person.type(await screen.findByRole('textbox', { name: 'Nom du dossier' }), 'Chambres');
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

describe('several files at once', () => {
  it('go to the trash after a question; what is used stays, is named and stays selected', async () => {
    const kept = [{ id: film.id, name: film.name, reason: 'in_use' }];
    const { sent, handlers } = world({ handled: { kept } });
    const { person } = await renderApp(path, camille, handlers);

    await person.click(await screen.findByRole('checkbox', { name: /equipe-cuisine/ }));
    await person.click(screen.getByRole('checkbox', { name: /gestes-plonge/ }));
    await person.click(screen.getByRole('button', { name: 'Mettre à la corbeille' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Mettre 2 fichiers à la corbeille');
    await answer(person, 'Mettre à la corbeille');

    await waitFor(() => expect(sent).toEqual([['trash', { file_ids: [team.id, film.id] }]]));
    expect(await screen.findByText('1 fichier utilisé reste en place')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /equipe-cuisine/ })).not.toBeChecked());
    expect(screen.getByRole('checkbox', { name: /gestes-plonge/ })).toBeChecked();
  });

  it('stay where they are when the question is refused', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(path, camille, handlers);

    await person.click(await screen.findByRole('checkbox', { name: /equipe-cuisine/ }));
    await person.click(screen.getByRole('button', { name: 'Mettre à la corbeille' }));
    await answer(person, 'Garder');

    expect(sent).toEqual([]);
    expect(screen.getByRole('checkbox', { name: /equipe-cuisine/ })).toBeChecked();
  });

  it('are moved into a folder', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(path, camille, handlers);

    await person.click(await screen.findByRole('checkbox', { name: /equipe-cuisine/ }));
    await person.click(screen.getByRole('button', { name: 'Déplacer' }));
    const dialog = await screen.findByRole('dialog');
    await person.selectOptions(within(dialog).getByLabelText('Vers le dossier'), 'Cuisine');
    await person.click(within(dialog).getByRole('button', { name: 'Déplacer' }));

    await waitFor(() => expect(sent).toEqual([['moves', { file_ids: [team.id], folder_id: kitchen.id }]]));
  });

  it('are forgotten when the filters change', async () => {
    const { person } = await renderApp(path, camille, world().handlers);

    await person.click(await screen.findByRole('checkbox', { name: /equipe-cuisine/ }));
    await person.click(screen.getByRole('radio', { name: 'Images' }));

    await waitFor(() => expect(screen.queryByText('1 fichier sélectionné')).toBeNull());
  });
});

describe('in the trash', () => {
  const trashed = {
    ...team,
    trashed_at: '2026-11-01T09:00:00Z',
    deleted_on: '2026-12-01',
    abilities: { ...nothing, restore: true, delete: true },
  };

  it('files are taken back, several at once', async () => {
    const { sent, handlers } = world({ files: [trashed] });
    const { person } = await renderApp(`${path}?filtre=corbeille`, camille, handlers);

    expect(await card(/equipe-cuisine/)).toHaveTextContent('Supprimé le 1er décembre');
    await person.click(screen.getByRole('checkbox', { name: /equipe-cuisine/ }));
    await person.click(screen.getByRole('button', { name: 'Rétablir' }));

    await waitFor(() => expect(sent).toEqual([['restorations', { file_ids: [team.id] }]]));
  });

  it('one is forgotten for good after a question, and its details close', async () => {
    const { sent, handlers } = world({ files: [trashed] });
    const { person, path: where } = await renderApp(`${path}/${team.id}?filtre=corbeille`, camille, handlers);

    expect(await within(await sheet()).findByText('À la corbeille, supprimé le 1er décembre 2026')).toBeVisible();
    expect(within(await sheet()).queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    await person.click(within(await sheet()).getByRole('button', { name: 'Supprimer pour de bon' }));
    await answer(person, 'Supprimer');

    await waitFor(() => expect(sent).toEqual([['deletions', { file_ids: [team.id] }]]));
    await waitFor(() => expect(where()).toBe(path));
  });
});

describe('the details of a file', () => {
  it('open beside the list and say what is known of it', async () => {
    const used = {
      ...team,
      usages_count: 2,
      duplicates: 1,
      usages: ['Livret d’accueil', 'Livret stagiaire'].map((label, place) => ({
        id: id(`b${place}`),
        owner_type: 'booklet',
        owner_id: id(`c${place}`),
        label,
      })),
      abilities: { ...everything, trash: false },
    };
    const { person, path: where } = await renderApp(path, camille, world({ files: [used] }).handlers);

    await person.click(await card(/equipe-cuisine/));
    const details = await sheet();

    expect(where()).toBe(`${path}/${team.id}`);
    expect(plain((await within(details).findByText(/^Image JPEG/)).textContent)).toMatch(
      /^Image JPEG, 2400 × 1800, 1,8 Mo\. Ajoutée le 3 mars( 2026)? par Léa Fabre\.$/,
    );
    expect(within(details).getByRole('region', { name: 'Utilisée dans 2 livrets' })).toHaveTextContent(
      'Livret stagiaire',
    );
    expect(within(details).getByText(/1 autre fichier a le même contenu/)).toBeVisible();
    expect(within(details).getByRole('link', { name: 'Télécharger' })).toHaveAttribute('download', team.name);
    expect(within(details).queryByRole('button', { name: 'Mettre à la corbeille' })).toBeNull();
  });

  it('send only what was changed, the texts of all languages together', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(`${path}/${team.id}`, camille, handlers);

    await person.type(await within(await sheet()).findByLabelText('Texte de remplacement'), 'Quatre cuisiniers');
    await person.selectOptions(within(await sheet()).getByLabelText('Dossier'), 'Cuisine');
    await person.click(within(await sheet()).getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() =>
      expect(sent).toEqual([['save', { alt: { 'fr-FR': 'Quatre cuisiniers', 'en-GB': '' }, folder_id: kitchen.id }]]),
    );
    expect(await within(await sheet()).findByText(/^Enregistré à/)).toBeVisible();
  });

  it('ask for no text about an image that only decorates', async () => {
    const { person } = await renderApp(`${path}/${team.id}`, camille, world().handlers);

    await person.click(await within(await sheet()).findByLabelText('Image décorative, à ignorer'));

    expect(within(await sheet()).getByLabelText('Texte de remplacement')).toBeDisabled();
  });

  it('say beside its field what the server refuses', async () => {
    const refusal = { code: 'invalid', message: '', errors: { 'alt.en-GB': ['Trop vague.'], credit: ['Inconnu.'] } };
    const refuse = http.patch('/api/media/files/:id', () => HttpResponse.json(refusal, { status: 422 }));
    const { person } = await renderApp(`${path}/${team.id}`, camille, [refuse, ...world().handlers]);

    await person.type(await within(await sheet()).findByLabelText(/^Crédit/), 'Moi');
    await person.click(within(await sheet()).getByRole('button', { name: 'Enregistrer' }));

    await waitFor(async () =>
      expect(within(await sheet()).getByLabelText(/^Crédit/)).toHaveAccessibleDescription(/Inconnu\./),
    );
    expect(within(await sheet()).getByLabelText(/remplacement, English/)).toHaveAccessibleDescription(/Trop vague\./);
  });

  it('refuse too long a text before it is sent', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(`${path}/${team.id}`, camille, handlers);

    await person.click(await within(await sheet()).findByLabelText('Texte de remplacement'));
    await person.paste('a'.repeat(141));
    await person.click(within(await sheet()).getByRole('button', { name: 'Enregistrer' }));

    expect(await within(await sheet()).findByText('À corriger avant d’enregistrer')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('ask before what was written is lost', async () => {
    const { person, path: where } = await renderApp(`${path}/${team.id}`, camille, world().handlers);

    await person.type(await within(await sheet()).findByLabelText(/^Crédit/), 'Moi');
    await person.click(await card(/gestes-plonge/));

    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(where()).toBe(`${path}/${team.id}`);
  });

  it('close when the file goes to the trash', async () => {
    const { sent, handlers } = world();
    const { person, path: where } = await renderApp(`${path}/${team.id}`, camille, handlers);

    await person.click(await within(await sheet()).findByRole('button', { name: 'Mettre à la corbeille' }));
    await answer(person, 'Mettre à la corbeille');

    await waitFor(() => expect(where()).toBe(path));
    expect(sent).toEqual([['trash', { file_ids: [team.id] }]]);
  });
});

describe('a translator', () => {
  it('looks at the files and changes nothing', async () => {
    const files = [{ ...team, abilities: nothing }];
    await renderApp(`${path}/${team.id}`, camille, world({ files, around: { abilities: reading } }).handlers);

    expect(await within(await sheet()).findByLabelText('Texte de remplacement')).toBeDisabled();
    expect(within(await sheet()).getByRole('link', { name: 'Télécharger' })).toBeVisible();
    for (const name of ['Importer', 'Nouveau dossier', 'Enregistrer', 'Remplacer', 'Mettre à la corbeille'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Sélectionner/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Actions pour le dossier/ })).toBeNull();
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
