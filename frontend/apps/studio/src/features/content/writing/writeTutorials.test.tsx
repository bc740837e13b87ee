import type { components } from '@livretier/api';
import { nadia } from '@test/answers';
import { importing } from '@test/content';
import { dragOnto } from '@test/dragOnto';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/paths';

type Written = components['schemas']['WrittenTutorialOut'];

const path = '/parametres/tutoriels';
const abilities = { edit: true, publish: true, archive: true, name_companies: false };
const written = (number: number, title: string, more: Partial<Written> = {}): Written => ({
  ...{ id: `${importing.id.slice(0, -1)}${number}`, slug: `t${number}`, title, lead: '', image: null, topic: 'start' },
  ...{ screens: ['/home'], roles: [], minutes: 4, has_video: false, transcript_missing: false, status: 'draft' },
  ...{ doers: 64, locales: ['fr-FR'], titles: { 'fr-FR': title }, leads: {}, bodies: { 'fr-FR': importing.body } },
  ...{
    video: null,
    transcripts: {},
    revision: 1,
    edited_by_name: 'Nadia',
    edited_at: '2027-03-15T08:00:00Z',
    abilities,
  },
  ...more,
});
const [first, second, third] = [written(1, 'Créer'), written(2, 'Importer'), written(3, 'Relancer')];

const world = (items = [first, second, third]) => {
  const order = [...items];
  const sent: [string, unknown][] = [];
  const asked: Record<string, string>[] = [];
  const keep =
    (name: string, answer: object, status = 200) =>
    async ({ request }: { request: Request }) => {
      const text = await request.text();
      sent.push([name, text ? JSON.parse(text) : null]);
      return HttpResponse.json(answer, { status });
    };
  const handlers = [
    http.get('/api/content/tutorials', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      const counts = { draft: 3, published: 0, archived: 0 };
      return HttpResponse.json({ items: order, next: null, counts, abilities: { create: true } });
    }),
    http.get('/api/content/tutorials/:id', ({ params }) => HttpResponse.json(items.find(({ id }) => id === params.id))),
    http.post('/api/content/tutorials', keep('create', first, 201)),
    http.put('/api/content/tutorials/:id', keep('save', { ...first, revision: 2 })),
    http.post('/api/content/tutorials/:id/publish', keep('publish', { ...first, status: 'published' })),
    http.post('/api/content/tutorials/:id/move', async ({ params, request }) => {
      const { after } = (await request.json()) as { after: string | null };
      sent.push([`move ${params.id}`, after]);
      const line = order.find(({ id }) => id === params.id) ?? first;
      order.splice(order.indexOf(line), 1);
      order.splice(after === null ? 0 : order.findIndex(({ id }) => id === after) + 1, 0, line);
      return HttpResponse.json(line);
    }),
  ];
  return { sent, asked, handlers };
};

const titles = () =>
  within(screen.getByRole('list', { name: 'Tutoriels' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the tutorials', () => {
  it('move by buttons and by keys, and say where they are', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(path, nadia, handlers);

    await person.click(await screen.findByRole('button', { name: 'Descendre « Créer »' }));
    expect(await screen.findByText('« Créer » est à la place 2 sur 3.')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(['Importer', 'Créer', 'Relancer']));

    screen.getByRole('link', { name: 'Relancer' }).focus();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(titles()).toEqual(['Importer', 'Relancer', 'Créer']));
    await waitFor(() =>
      expect(sent).toEqual([
        [`move ${first.id}`, second.id],
        [`move ${third.id}`, second.id],
      ]),
    );
  });

  it('are dragged', async () => {
    const { sent, handlers } = world();
    await renderApp(path, nadia, handlers);
    await screen.findByRole('link', { name: 'Relancer' });

    const line = (name: string) => screen.getByRole('link', { name }).closest('li') ?? document.body;
    await dragOnto(line('Relancer'), line('Créer'), 'before');

    await waitFor(() => expect(sent).toEqual([[`move ${third.id}`, null]]));
  });

  it('have no order while some are left out', async () => {
    const { asked, handlers } = world();
    await renderApp(`${path}?role=writer&statut=draft`, nadia, handlers);

    expect(await screen.findByText('Effacez les filtres pour changer l’ordre.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Descendre/ })).toBeNull();
    expect(asked).toEqual([{ search: '', status: 'draft', role: 'writer', limit: '100' }]);
  });
});

describe('screens without a tutorial', () => {
  const everywhere = Object.values(paths);
  const open = async (screens: readonly string[], status: Written['status'] = 'published', address = path) => {
    const { handlers } = world([written(1, 'Tout', { screens: [...screens], status }), second, third]);
    await renderApp(address, nadia, handlers);
    await screen.findByRole('link', { name: 'Tout' });
  };

  it('are named while « ? » has nothing to say of them', async () => {
    await open(everywhere.filter((one) => one !== paths.help && one !== paths.journal));

    expect(screen.getByText('2 écrans n’ont pas de tutoriel publié')).toBeVisible();
    expect(screen.getByText('/aide, /parametres/journal')).toBeVisible();
  });

  it('are none when each is named by one that is published', async () => {
    await open(everywhere);
    expect(screen.queryByText(/tutoriel publié/)).toBeNull();
  });

  it('are all of them before anything is published', async () => {
    await open(everywhere, 'draft');
    expect(screen.getByText(`${everywhere.length} écrans n’ont pas de tutoriel publié`)).toBeVisible();
  });

  it('are not known where some tutorials are left out', async () => {
    await open([], 'published', `${path}?statut=draft`);
    expect(screen.queryByText(/tutoriel publié/)).toBeNull();
  });
});

describe('a tutorial', () => {
  it('is saved with its screens and its time, then published', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(`${path}/${first.id}`, nadia, handlers);

    await person.clear(await screen.findByRole('textbox', { name: /^Durée/ }));
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect((await screen.findAllByText('Écrivez un nombre de minutes, de 1 à 60.'))[0]).toBeVisible();
    expect(sent).toEqual([]);
    await person.write(screen.getByRole('textbox', { name: /^Durée/ }), '6');
    await person.click(screen.getByRole('button', { name: 'Publier' }));

    await waitFor(() => expect(sent.map(([name]) => name)).toEqual(['save', 'publish']));
    expect(sent[0]?.[1]).toMatchObject({ minutes: 6, screens: ['/home'], revision: 1 });
  });

  it('says that its film has to be written down', async () => {
    const { handlers } = world([written(1, 'Créer', { has_video: true, transcript_missing: true }), second, third]);
    await renderApp(path, nadia, handlers);

    expect(await screen.findByText('Transcription à écrire')).toBeVisible();
  });
});
