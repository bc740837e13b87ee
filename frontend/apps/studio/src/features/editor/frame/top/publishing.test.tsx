import { ConfirmHost, ToastHost } from '@livretier/ui';
import { answers, camille } from '@test/answers';
import { manuscriptOf } from '@test/manuscript';
import { goodChecks, published, publishingServer } from '@test/publishing';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useSession } from '@/features/accounts';
import { EditorScreen, type ViewName } from '@/features/editor/EditorScreen';
import type { Manuscript } from '@/features/editor/source/types';

type Booklet = ReturnType<typeof published>;

const open = async (changes: Partial<Booklet> = {}, first: ViewName | null = null, looked = Promise.resolve()) => {
  const booklet = published({ has_changes: false, ...changes });
  const built = publishingServer({ booklet });
  const { source, done } = manuscriptOf('Se laver', 'La tenue');
  const { pages } = source;
  const plan: Manuscript['plan'] = { booklet, chapters: [], removedPages: [], removedChapters: [] };
  Object.assign(source, { kind: 'booklet', id: booklet.id, pages: async () => ({ ...(await pages()), plan }) });
  const Screen = () => {
    const [view, setView] = useState(first);
    return (
      useSession() && (
        <>
          <EditorScreen {...{ source, view }} page={undefined} onOpenPage={() => undefined} onView={setView} />
          <ConfirmHost />
          <ToastHost />
        </>
      )
    );
  };
  const { person } = await renderFeature(<Screen />, [
    http.get('/api/booklets/:id/checks', async () => {
      await looked;
      return HttpResponse.json(goodChecks);
    }),
    http.get('/api/booklets/:id/threads', () =>
      HttpResponse.json({ items: [], next: null, counts: { open: 0, resolved: 0 }, may_comment: true }),
    ),
    ...built.handlers,
    ...answers({ user: camille }),
  ]);
  return { ...built, person, done, source };
};
const abilities = published().abilities;
const menu = async (person: Awaited<ReturnType<typeof open>>['person']) => {
  await person.click(await screen.findByRole('button', { name: 'Autres actions de publication' }));
  return within(await screen.findByRole('menu'));
};
const items = (shown: Awaited<ReturnType<typeof menu>>) =>
  shown.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('publishing from the editor', () => {
  it('saves what is being written first, and then says that it differs from what readers have', async () => {
    const { person, done } = await open();

    expect(await screen.findByText('Publié')).toBeVisible();
    await person.write(await screen.findByRole('textbox', { name: 'Titre de la page' }), ' les mains');
    await person.click(screen.getByRole('button', { name: 'Publier' }));

    expect(await screen.findByRole('dialog', { name: /^Publier/ })).toBeVisible();
    expect(done).toMatchObject([['save', expect.anything(), { title: 'Se laver les mains' }]]);
    expect(screen.getByText('Modifications non publiées')).toBeVisible();
  });

  it('waits for what could not be saved, and says so', async () => {
    const { person, source } = await open();
    source.savePage = () => Promise.reject(new TypeError('Failed to fetch'));

    await person.write(await screen.findByRole('textbox', { name: 'Titre de la page' }), ' les mains');
    await person.click(screen.getByRole('button', { name: 'Publier' }));

    expect(await screen.findByText(/^Ce que vous venez d’écrire n’est pas encore enregistré/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('calls the booklet ready once the checks have answered', async () => {
    const looked = Promise.withResolvers<void>();
    await open({}, null, looked.promise);

    expect(await screen.findByRole('button', { name: 'Vérification…' })).toBeVisible();
    looked.resolve();

    expect(await screen.findByRole('button', { name: '1 point à vérifier' })).toBeVisible();
  });

  it('offers what goes with it, as far as it is possible', async () => {
    const { person } = await open({ status: 'draft' });

    expect(items(await menu(person))).toEqual(['Versions', 'Envoyer en relecture']);
  });

  it('suspends from there', async () => {
    const { person, sent } = await open({ abilities: { ...abilities, suspend: true } });

    const shown = await menu(person);
    expect(items(shown)).toEqual(['Comparer avec la version en ligne', 'Versions', 'Suspendre la lecture']);
    await person.click(shown.getByRole('menuitem', { name: 'Suspendre la lecture' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspendre la lecture' }),
    );

    await waitFor(() => expect(sent).toContainEqual(['suspend', null]));
  });

  it('is not for those who only write: they send it to be read', async () => {
    await open({ status: 'draft', abilities: { ...abilities, publish: false } });

    expect(await screen.findByRole('button', { name: 'Envoyer en relecture' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
  });

  it('shows the versions in the place of the page, and those of the page beside them', async () => {
    const { person } = await open();

    await person.click(await screen.findByRole('button', { name: 'Versions' }));
    const versions = await screen.findByRole('region', { name: 'Versions' });
    await waitFor(() => expect(versions).toHaveTextContent('2.3'));
    await person.click(screen.getByRole('radio', { name: 'Cette page' }));
    const ofPage = await screen.findByRole('region', { name: 'Versions de la page' });
    await waitFor(() => expect(ofPage).toHaveTextContent('Julien Delmas'));
    expect(await screen.findByRole('textbox', { name: 'Titre de la page' })).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Publiées' }));

    expect(await screen.findByRole('region', { name: 'Versions' })).toBeVisible();
  });

  it('opens at the versions when the address says so', async () => {
    await open({}, 'versions');

    expect(await screen.findByRole('heading', { name: /la version 2\.3$/ })).toBeVisible();
  });
});
