import { camille, nadia } from '@test/answers';
import { media } from '@test/media';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { StorageUse } from './api';
import { partsOf, segmentsOf } from './StorageUsed';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const storage = (): StorageUse => ({
  used_bytes: 6_400_000_000,
  reserved_bytes: 0,
  quota_bytes: 10_000_000_000,
  level: 'ok',
  full_on: '2027-07-14',
  by_kind: [
    { kind: 'image', files: 412, bytes: 1_900_000_000 },
    { kind: 'video', files: 14, bytes: 3_100_000_000 },
    { kind: 'document', files: 63, bytes: 800_000_000 },
    { kind: 'audio', files: 22, bytes: 300_000_000 },
  ],
  trash: { files: 17, bytes: 300_000_000, next_deletion_on: inDays(12) },
  replaced: { files: 0, bytes: 0 },
  unused: { files: 5, bytes: 90_000_000 },
  duplicates: { files: 38, bytes: 210_000_000 },
  largest: [media('visite-hotel.mp4', { kind: 'video', size: 250_000_000, renditions: [], usages_count: 2 })],
  abilities: { clean_up: true, change_quota: false },
});
const none = { files: 0, bytes: 0 };
const nothing = (): StorageUse => ({
  ...storage(),
  used_bytes: 0,
  full_on: null,
  by_kind: [],
  trash: { ...none, next_deletion_on: null },
  unused: none,
  duplicates: none,
  largest: [],
});
const answer = (changes: Partial<StorageUse> = {}) =>
  http.get('/api/storage', () => HttpResponse.json({ ...storage(), ...changes }));
const open = (changes: Partial<StorageUse> = {}, ...more: Parameters<typeof renderApp>[2] & object) =>
  renderApp('/tableau-bord/espace-utilise', camille, [...more, answer(changes)]);
const words = (element: HTMLElement) => element.textContent?.replaceAll(/\s/g, ' ');
const used = () => screen.findByRole('region', { name: 'Espace utilisé' });
const savings = () => screen.findByRole('region', { name: 'Gagner de la place' });

describe('the storage used', () => {
  it('says how much of how much, and when it will be full', async () => {
    await open();

    expect(words(await used())).toContain('6,4 Go utilisés sur 10 Go');
    expect(words(await used())).toContain('À ce rythme, plein vers la mi-juillet 2027');
    expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toHaveTextContent('Tableau de bordEspace utilisé');
  });

  it('has a bar that is also words, and a legend with figures', async () => {
    await open();

    const bar = await screen.findByRole('img');
    expect(bar.getAttribute('aria-label')?.replaceAll(/\s/g, ' ')).toBe(
      'Vidéos 3,1 Go, Images 1,9 Go, Documents 800 Mo, Audio 300 Mo, Corbeille 300 Mo, libre 3,6 Go',
    );
    expect(words(await used())).toContain('Images1,9 Go412 fichiers');
    expect(words(await used())).toContain('Corbeille300 Mopremier effacement dans 12 jours');
  });

  it.each([
    ['warning', 'Votre espace est rempli à plus de 80 %'],
    ['critical', 'Votre espace est rempli à plus de 95 %'],
    ['full', 'Votre espace est plein'],
  ] as const)('warns at %s', async (level, sentence) => {
    await open({ level });

    await used();
    expect(screen.getAllByRole('status').map(words).join()).toContain(sentence);
  });

  it('lists the largest files, each leading to the library', async () => {
    await open();

    const table = await screen.findByRole('table', { name: 'Les vingt fichiers les plus lourds' });
    expect(words(within(table).getAllByRole('row').at(-1) ?? table)).toContain('visite-hotel.mp4');
    expect(words(table)).toContain('2 endroits');
    expect(within(table).getByRole('link', { name: /visite-hotel/ })).toHaveAttribute(
      'href',
      '/parametres/mediatheque/id-visite-hotel.mp4',
    );
  });

  it('has nothing to say while there is no file but what to do next', async () => {
    await open(nothing());

    expect(await screen.findByRole('heading', { name: 'Aucun fichier pour l’instant' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vider la corbeille' })).toBeNull();
  });

  it('is refused to those whose role does not open it, and not in their navigation', async () => {
    const stranger = { ...camille, abilities: { ...camille.abilities, see_storage: false } };
    await renderApp('/tableau-bord/espace-utilise', stranger, [answer()]);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
    const navigation = screen.getByRole('navigation', { name: 'Navigation principale' });
    expect(within(navigation).queryByRole('link', { name: 'Espace utilisé' })).toBeNull();
  });

  it('can be asked for again when it did not come', async () => {
    let down = true;
    const { person } = await renderApp('/tableau-bord/espace-utilise', camille, [
      http.get('/api/storage', () =>
        down ? HttpResponse.json({ code: 'x', message: '' }, { status: 500 }) : HttpResponse.json(storage()),
      ),
    ]);
    await screen.findByText('Ces informations ne sont pas disponibles');

    down = false;
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await used()).toBeVisible();
  });

  it('leads those who may to the quotas of the company', async () => {
    const abilities = { clean_up: true, change_quota: true };
    await renderApp('/tableau-bord/espace-utilise', { ...nadia, company: camille.company }, [answer({ abilities })]);

    expect(await screen.findByRole('link', { name: 'Augmenter l’espace' })).toHaveAttribute(
      'href',
      `/parametres/entreprises/${camille.company?.id}#quotas`,
    );
  });
});

describe('winning room', () => {
  it('empties the trash after a question that says what is lost for good', async () => {
    let emptied = 0;
    const { person } = await open(
      {},
      http.post('/api/storage/trash/emptying', () => {
        emptied += 1;
        return HttpResponse.json({ message: 'Corbeille vidée.', done: 17, kept: [] });
      }),
    );

    await person.click(within(await savings()).getByRole('button', { name: 'Vider la corbeille' }));
    const question = await screen.findByRole('alertdialog', { name: /Vider la corbeille/ });
    expect(words(question)).toContain('17 fichiers seront effacés pour toujours et libèrent 300 Mo');
    expect(emptied).toBe(0);
    await person.click(within(question).getByRole('button', { name: 'Effacer pour toujours' }));

    await waitFor(() => expect(emptied).toBe(1));
  });

  it.each([
    ['duplicates', 'Fichiers en double', '38 copies, soit 210 Mo', 'doublons'],
    ['unused', 'Fichiers inutilisés', '5 fichiers, soit 90 Mo', 'inutilises'],
  ])('throws away %s, which can be undone for thirty days', async (what, name, amount, filter) => {
    const bodies: unknown[] = [];
    const { person } = await open(
      {},
      http.post('/api/storage/clean-ups', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ message: 'Fait.', done: 1, kept: [] });
      }),
    );
    const list = within(await savings());
    expect(list.getByRole('link', { name: new RegExp(`Voir\\s: ${name}`) })).toHaveAttribute(
      'href',
      `/parametres/mediatheque?filtre=${filter}`,
    );

    await person.click(list.getByRole('button', { name: new RegExp(`Nettoyer\\s: ${name}`) }));
    const question = await screen.findByRole('alertdialog');
    expect(words(question)).toContain(amount);
    expect(words(question)).toContain('Vous avez trente jours');
    await person.click(within(question).getByRole('button', { name: 'Mettre à la corbeille' }));

    await waitFor(() => expect(bodies).toEqual([{ what }]));
  });

  it('only tells of it to those who may not clean up', async () => {
    await open({ abilities: { clean_up: false, change_quota: false } });

    expect(within(await savings()).queryAllByRole('button')).toEqual([]);
    expect(words(await savings())).toContain('38 fichiers : −210 Mo');
  });

  it('counts a copy that nothing uses once', async () => {
    await open();

    expect(words(await savings())).toContain('jusqu’à 390 Mo');
  });

  it('tells of versions that were replaced, which go by themselves', async () => {
    await open({ replaced: { files: 3, bytes: 40_000_000 } });

    expect(words(await savings())).toContain('3 fichiers, 40 Mo : effacées d’elles-mêmes après trente jours.');
  });
});

describe('the bar', () => {
  it('shows every part, however little it is, and fills its width', () => {
    const little = { ...storage(), by_kind: [{ kind: 'audio' as const, files: 1, bytes: 10 }] };

    const segments = segmentsOf(partsOf(little), storage().quota_bytes);

    expect(segments.map(({ name }) => name)).toEqual(['audio', 'trash', 'free']);
    expect(segments.every(({ width }) => width > 0.2)).toBe(true);
    expect((segments.at(-1)?.start ?? 0) + (segments.at(-1)?.width ?? 0)).toBeCloseTo(99.7);
  });

  it('has no free part when there is no quota', () => {
    expect(segmentsOf(partsOf(storage()), null).map(({ name }) => name)).not.toContain('free');
  });
});
