import { camille } from '@test/answers';
import { renderApp } from '@test/renderApp';
import { flaggedPages, statsBooklets, statsServer } from '@test/stats';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';

const path = '/tableau-bord/statistiques';
const title = 'Pages les moins comprises';
const booklet = statsBooklets[0]?.id ?? '';

const open = async (told: Parameters<typeof statsServer>[0] = {}, search = '') => {
  const server = statsServer(told);
  const app = await renderApp(`${path}${search}`, camille, server.handlers);
  return { ...app, ...server, part: within(await screen.findByRole('region', { name: title })) };
};

describe('the pages that were not understood', () => {
  it('are told by devices, with the number of questions by fives', async () => {
    const { part } = await open();

    const [first, second] = await part.findAllByRole('listitem');

    expect(first).toHaveTextContent('Le repos entre deux services');
    expect(first).toHaveTextContent('Votre temps de travail, Livret d’accueil saisonniers 2027');
    expect(first).toHaveTextContent('14 sur 118 appareils');
    expect(first).toHaveTextContent('Questions posées : au moins 5');
    expect(second).toHaveTextContent('7 sur 121 appareils');
    expect(second).toHaveTextContent('Questions posées : moins de 5');
    expect(part.getByText(/les jours choisis n’y changent rien/)).toBeVisible();
  });

  it('open in the editor for those who may edit them', async () => {
    const { part } = await open();

    const [page] = flaggedPages.pages;
    const links = await part.findAllByRole('link');

    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Ouvrir la page\u00a0: Le repos entre deux services',
    ]);
    expect(links[0]).toHaveAttribute('href', expect.stringContaining(`${page?.booklet_id}/editor?page=${page?.page}`));
  });

  it('are of the booklet that is chosen, whatever the days, and lead to its questions', async () => {
    const { part, flaggedOf } = await open({ flagged: { may_answer: true } }, `?livret=${booklet}&du=2027-01-01`);

    const link = await part.findByRole('link', { name: 'Toutes les questions' });

    expect(link).toHaveAttribute('href', `/livrets/options/participants?livret=${booklet}&vue=questions`);
    expect(part.getByText('Votre temps de travail')).toBeVisible();
    expect(flaggedOf).toEqual([{ booklet }]);
  });

  it('lead to no questions where there is more than one booklet, or for who does not answer', async () => {
    const { part } = await open({}, `?livret=${booklet}`);
    await part.findAllByRole('listitem');

    expect(part.queryByRole('link', { name: 'Toutes les questions' })).toBeNull();
  });

  it.each([
    ['none', { pages: [] }, /^Aucun signalement sur les pages comptées/],
    ['nothing that may be told yet', { pages: [], counted: false }, /^Rien n’est encore compté/],
  ])('say that there is %s', async (_, flagged, sentence) => {
    const { part } = await open({ flagged });

    expect(await part.findByText(sentence)).toBeVisible();
    expect(part.queryByRole('button')).toBeNull();
  });

  it('fail by themselves, and are asked for again', async () => {
    let down = true;
    const failing = http.get('/api/stats/flagged-pages', () =>
      down
        ? HttpResponse.json({ code: 'server_error', message: '' }, { status: 500 })
        : HttpResponse.json(flaggedPages),
    );
    const { person } = await renderApp(path, camille, [failing, ...statsServer().handlers]);
    const part = within(await screen.findByRole('region', { name: title }));
    const retry = await part.findByRole('button', { name: 'Réessayer' });

    down = false;
    await person.click(retry);

    expect(await part.findByText('Diluer les produits')).toBeVisible();
  });

  it('are saved as a table that says what fewer than five means', async () => {
    const files: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const { part, person } = await open();
    await part.findAllByRole('listitem');

    await person.click(part.getByRole('button', { name: /^Voir les données/ }));
    await person.click(part.getByRole('button', { name: 'Télécharger ce tableau (CSV)' }));
    await waitFor(() => expect(files).toHaveLength(1));

    const lines = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n');
    expect(lines[2]).toBe('Diluer les produits;Produits dangereux;Livret sécurité;7;121;moins de 5');
    expect(lines.at(-1)).toMatch(/moins de 5.*de zéro à quatre/);
  });

  it('that are hostile are a text', async () => {
    const text = '"><img src=x onerror=alert(1)>{{name}}$t(common:labels.cancel)';
    const [page] = flaggedPages.pages;
    if (!page) throw new Error('no page');
    const { part } = await open({ flagged: { pages: [{ ...page, title: text, chapter: text, booklet: text }] } });

    expect(await part.findByText(text)).toBeVisible();
    expect(part.getByRole('link')).toHaveAccessibleName(`Ouvrir la page\u00a0: ${text}`);
    expect(document.querySelector('img[src=x]')).toBeNull();
  });
});
