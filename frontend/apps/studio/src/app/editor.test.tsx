import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { markEditorPages } from './markEditor';

const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;
const path = `/parametres/builder/chapitres/${id('c1')}/pages`;
const pages = `/api/library/chapters/${id('c1')}/pages`;
const line = (last: string, title: string) => ({
  ...{ id: id(last), title, position: 0, importance: 'info', revision: 3, words: 1, blocks: 1, obligations: [] },
});
const empty = { schema: 2, blocks: [{ id: 'a', type: 'paragraph', props: {}, text: [] }] };

/** A chapter of two pages. */
const chapter = (write = true) => [
  http.get(pages, () =>
    HttpResponse.json({
      chapter: { id: id('c1'), title: 'Hygiène et sécurité', status: 'draft', version: 0, obligations: [] },
      pages: [line('01', 'Les règles d’or'), line('02', 'Se laver les mains')],
      abilities: { write },
    }),
  ),
  http.get(`${pages}/:page`, ({ params }) =>
    HttpResponse.json({
      ...{ id: params.page, title: params.page === id('01') ? 'Les règles d’or' : 'Se laver les mains' },
      ...{ importance: 'info', revision: 3, document: empty, words: 0, people: [] },
      ...{ edited_by_name: 'Julien Delmas', edited_at: '2027-03-16T09:42:00Z' },
    }),
  ),
  http.post(`${pages}/:page/presence`, () =>
    HttpResponse.json({ people: [{ name: 'Julien Delmas', initials: 'JD', block_id: 'a' }] }),
  ),
];

describe('the editor of a chapter', () => {
  it('has the whole window, and opens the page that the address names', async () => {
    await renderApp(`${path}?page=${id('02')}`, camille, chapter());

    expect(await screen.findByRole('textbox', { name: 'Titre de la page' })).toHaveValue('Se laver les mains');
    expect(screen.queryByRole('navigation', { name: 'Navigation principale' })).toBeNull();
    expect(document.title).toContain('Hygiène et sécurité');
    expect(await screen.findByText('Julien Delmas')).toBeInTheDocument();
  });

  it('writes into the address which page is open', async () => {
    const { person, history, router } = await renderApp(path, camille, chapter());
    markEditorPages(router);

    await person.click(await screen.findByRole('button', { name: 'Se laver les mains' }));

    await waitFor(() => expect(history.location.search).toBe(`?page=${id('02')}`));
    expect(await screen.findByText('Page 2 sur 2')).toBeVisible();
    expect(document.body).toHaveClass('page-editor');
  });

  it('is read by those who may not write', async () => {
    await renderApp(path, camille, chapter(false));

    expect(await screen.findByRole('heading', { level: 2, name: 'Les règles d’or' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ajouter une page' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Blocs' })).toBeNull();
    expect(await screen.findByText('Julien Delmas')).toBeInTheDocument();
  });

  it('says when one may not even read', async () => {
    const refusal = { code: 'forbidden', message: 'Non.' };
    await renderApp(path, camille, [http.get(pages, () => HttpResponse.json(refusal, { status: 403 }))]);

    expect(await screen.findByRole('alert')).toHaveTextContent('Accès réservé');
  });

  it('is not there for what is no chapter', async () => {
    await renderApp('/parametres/builder/chapitres/douze/pages', camille);

    expect(await screen.findByRole('heading', { name: 'Cette page s’est décousue' })).toBeVisible();
  });
});

describe('the editor of a booklet', () => {
  it('is not there for a booklet that is not there for this person', async () => {
    const refusal = { code: 'not_found', message: 'Non.' };
    await renderApp(`/livrets/${id('b1')}/editor`, camille, [
      http.get(`/api/booklets/${id('b1')}`, () => HttpResponse.json(refusal, { status: 404 })),
    ]);

    expect(await screen.findByRole('heading', { name: 'Cette page s’est décousue' })).toBeVisible();
  });
});
