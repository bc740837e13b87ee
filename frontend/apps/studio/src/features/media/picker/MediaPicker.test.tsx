import { fakeStore } from '@test/fakeStore';
import { library, media } from '@test/media';
import { renderFeature } from '@test/renderFeature';
import { uploadServer } from '@test/uploadServer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploads } from '../upload/engine/uploads';
import { MediaPicker } from './MediaPicker';

const terrace = media('terrasse.jpg');
const kitchen = media('cuisine.jpg', { alt: {}, lacks_description: true });
const menu = media('carte.jpg');

/** The library as a list that searches by name; the third file stands on the second page. */
const answers = (asked: URLSearchParams[] = []) => [
  http.get('/api/media/library', () => HttpResponse.json(library)),
  http.get('/api/media/files', ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const search = query.get('search') ?? '';
    if (query.get('cursor') === 'second') return HttpResponse.json({ items: [menu], next: null });
    const items = [terrace, kitchen].filter(({ name }) => name.includes(search));
    return HttpResponse.json({ items, next: search ? null : 'second' });
  }),
  http.get('/api/media/files/:id', ({ params }) => {
    const known = [terrace, kitchen, menu].find(({ id }) => id === params.id);
    return HttpResponse.json(known ?? media('neuve.png', { id: String(params.id) }));
  }),
];

const open = async (
  props: Partial<Parameters<typeof MediaPicker>[0]> = {},
  more: Parameters<typeof renderFeature>[1] = [],
) => {
  const asked: URLSearchParams[] = [];
  const onPick = vi.fn();
  const onClose = vi.fn();
  const rendered = await renderFeature(<MediaPicker kinds={['image']} onPick={onPick} onClose={onClose} {...props} />, [
    ...more,
    ...answers(asked),
  ]);
  await screen.findByRole(props.multiple ? 'checkbox' : 'radio', { name: 'terrasse.jpg' });
  return { ...rendered, asked, onPick, onClose };
};
const picked = (onPick: ReturnType<typeof vi.fn>) =>
  onPick.mock.lastCall?.[0].map(({ name }: { name: string }) => name);
const press = (name: string) => screen.getByRole('button', { name }).click();

afterEach(() => {
  act(() => uploads.forgetAll());
  vi.unstubAllGlobals();
});

describe('the picker of media', () => {
  it('is a dialog whose files are chosen with the arrows', async () => {
    const { person, onPick } = await open();
    expect(screen.getByRole('dialog', { name: 'Choisir une image' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choisir' })).toBeDisabled();

    screen.getByRole('radio', { name: 'terrasse.jpg' }).focus();
    await person.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'terrasse.jpg' })).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Choisir' }));

    expect(picked(onPick)).toEqual(['terrasse.jpg']);
  });

  it('takes several when several are wanted, those chosen before included', async () => {
    const { person, onPick } = await open({ multiple: true, value: [menu.id] });

    await person.click(screen.getByRole('checkbox', { name: 'terrasse.jpg' }));
    await person.click(await screen.findByRole('button', { name: 'Choisir 2 fichiers' }));

    expect(picked(onPick)).toEqual(['carte.jpg', 'terrasse.jpg']);
  });

  it('looks in a folder, for a name, and further down', async () => {
    const { person, asked } = await open();

    await person.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    expect(await screen.findByRole('radio', { name: 'carte.jpg' })).toBeVisible();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Dossier' }), 'Cuisine');
    await person.write(screen.getByRole('searchbox'), 'cuisine{Enter}');

    await waitFor(() => expect(screen.queryByRole('radio', { name: 'terrasse.jpg' })).toBeNull());
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      search: 'cuisine',
      kind: 'image',
      folder: library.folders[0]?.id,
    });
  });

  it('warns of an image without description, and lets one write it there', async () => {
    const bodies: unknown[] = [];
    const { person } = await open({}, [
      http.patch('/api/media/files/:id', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ ...kitchen, lacks_description: false, message: 'Description enregistrée.' });
      }),
    ]);
    expect(screen.getByRole('radio', { name: 'cuisine.jpg' })).toHaveAccessibleDescription('Sans description');

    await person.click(screen.getByRole('radio', { name: 'cuisine.jpg' }));
    const note = screen.getByRole('region', { name: 'Cette image n’a pas de description' });
    await person.write(within(note).getByRole('textbox'), 'Deux cuisiniers au passe');
    await person.click(within(note).getByRole('button', { name: 'Enregistrer la description' }));

    await waitFor(() => expect(note).not.toBeInTheDocument());
    expect(bodies).toEqual([{ decorative: false, alt: { 'fr-FR': 'Deux cuisiniers au passe' } }]);
  });

  it('chooses what is brought in from here, once it is in the library', async () => {
    const remote = uploadServer();
    vi.stubGlobal('XMLHttpRequest', fakeStore().Request);
    const { onPick } = await open({}, remote.handlers);
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('The picker has a zone.');

    fireEvent.change(input, { target: { files: [new File(['png'], 'neuve.png')] } });
    expect(await screen.findByText(/^neuve\.png\s: (envoi|vérification) en cours/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choisir' })).toBeEnabled());
    act(() => press('Choisir'));

    expect(picked(onPick)).toEqual(['neuve.png']);
  });

  it('is left with Escape', async () => {
    const { person, onClose } = await open();

    await person.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says when nothing is there', async () => {
    const { person } = await open();

    await person.write(screen.getByRole('searchbox'), 'introuvable{Enter}');

    expect(await screen.findByText('Aucun fichier ne correspond.')).toBeVisible();
  });
});
