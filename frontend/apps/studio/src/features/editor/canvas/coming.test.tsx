import { ToastHost } from '@livretier/ui';
import { answers, camille } from '@test/answers';
import { fakeStore } from '@test/fakeStore';
import { manuscriptOf } from '@test/manuscript';
import { library, media } from '@test/media';
import { renderFeature } from '@test/renderFeature';
import { uploadServer } from '@test/uploadServer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSession } from '@/features/accounts';
import { EditorScreen } from '../EditorScreen';

const stored = media('plan.png', { id: '01930000-0000-4000-8000-0000000000a1' });

afterEach(() => vi.unstubAllGlobals());

const open = async (store = fakeStore(), ...others: string[]) => {
  const world = manuscriptOf('Se laver les mains', ...others);
  const remote = uploadServer();
  vi.stubGlobal('XMLHttpRequest', store.Request);
  const Screen = () => {
    const [page, setPage] = useState<string>();
    return (
      <>
        {useSession() && <EditorScreen source={world.source} page={page} onOpenPage={setPage} />}
        <ToastHost />
      </>
    );
  };
  const rendered = await renderFeature(<Screen />, [
    ...answers({ user: camille }),
    ...remote.handlers,
    http.get('/api/media/library', () => HttpResponse.json(library)),
    http.get('/api/media/files', () => HttpResponse.json({ items: [stored], next: null })),
    http.get('/api/media/files/:id', () => HttpResponse.json(stored)),
  ]);
  const paper = await screen.findByRole('textbox', { name: 'Texte de la page' });
  const paste = (files: File[], html = '') =>
    fireEvent.paste(paper, {
      clipboardData: { files, types: [], getData: (type: string) => (type === 'text/html' ? html : '') },
    });
  const saved = async () => {
    await rendered.person.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(world.done.at(-1)?.[0]).toBe('save'));
    return JSON.stringify(world.done.at(-1));
  };
  return { ...rendered, ...world, paste, saved, calls: remote.calls };
};

const waiting = (words: RegExp) =>
  waitFor(() => expect(document.querySelector('.lve-drawn')?.getAttribute('data-placeholder')).toMatch(words));

it('a pasted picture stands on the page at once, says how far it is, and is shown once it is stored', async () => {
  const { paste, saved } = await open();

  paste([new File(['png'], 'plan.png', { type: 'image/png' })]);
  await waiting(/^plan\.png\s: (envoi|vérification) en cours/);
  expect(await screen.findByRole('img', { name: 'Une terrasse au soleil' })).toBeVisible();

  expect(await saved()).toContain(`"media":"${stored.id}","alt":"Une terrasse au soleil"`);
});

it('a picture that arrives after its page was left stands there all the same', async () => {
  const store = fakeStore(() => 'held');
  const { paste, person, done, ids } = await open(store, 'La tenue');
  paste([new File(['png'], 'plan.png', { type: 'image/png' })]);
  await waitFor(() => expect(store.sent).toHaveLength(1));

  await person.click(screen.getByRole('button', { name: 'La tenue' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Titre de la page' })).toHaveValue('La tenue'));
  store.sent[0]?.finish(200);

  const saved = () => JSON.stringify(done.findLast(([act, page]) => act === 'save' && page === ids[0]));
  await waitFor(() => expect(saved()).toContain(`"media":"${stored.id}"`), { timeout: 8_000 });
});

it('pictures of a pasted text are stored, those that are elsewhere are counted', async () => {
  const { paste, calls } = await open();

  paste([], '<p>Voici</p><img src="data:image/png;base64,aGVsbG8="><img src="https://exemple.fr/a.png"><p>fin</p>');

  expect(await screen.findByText('1 image n’a pas été reprise')).toBeVisible();
  await waitFor(() => expect(calls).toContain('start image-1.png'));
  expect(await screen.findByRole('img', { name: 'Une terrasse au soleil' })).toBeVisible();
});

type Person = Awaited<ReturnType<typeof open>>['person'];

const place = async (person: Person) => {
  await person.click(screen.getByRole('button', { name: 'Blocs' }));
  await person.click(screen.getByRole('button', { name: 'Image' }));
  await waitFor(() => expect(document.querySelector('.lve-drawn')).not.toBeNull());
  fireEvent.click(document.querySelector('.lve-drawn') ?? document.body);
  await choose(person);
};

const choose = async (person: Person) => {
  await person.click(await screen.findByRole('radio', { name: 'plan.png' }));
  await person.click(screen.getByRole('button', { name: 'Choisir' }));
};

it('a click on a picture that is to be chosen opens the library', async () => {
  const { person, saved } = await open();
  await place(person);

  const written = await saved();
  expect(written).toContain(`"media":"${stored.id}"`);
  expect(written).not.toContain('frame');
});

it('a picture is framed around what has to stay in it, until another one takes its place', async () => {
  const { person, saved } = await open();
  await place(person);
  expect(await screen.findByRole('radio', { name: 'Entière' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Au milieu' })).toBeNull();

  await person.click(screen.getByRole('radio', { name: 'Carré' }));
  expect(await screen.findByRole('radio', { name: 'Au milieu' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'En haut' }));

  expect(await saved()).toContain('"frame":"square","point":"top"');
  expect(screen.getByRole('figure')).toHaveAttribute('data-point', 'top');

  await person.click(screen.getByRole('button', { name: 'Remplacer' }));
  await choose(person);
  await waitFor(() => expect(screen.getByRole('figure')).toHaveAttribute('data-point', 'middle'));
});
