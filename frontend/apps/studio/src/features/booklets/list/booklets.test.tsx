import { camille } from '@test/answers';
import { all, begun, bookletList, counted, nothing, seasonal, thrown } from '@test/bookletList';
import { preview } from '@test/preview';
import { publishing, publishingServer } from '@test/publishing';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';

const path = '/livrets';
const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return link.closest('li') as HTMLElement;
};
const openMenu = async (person: Awaited<ReturnType<typeof renderApp>>['person'], name: string) => {
  await person.click(await screen.findByRole('button', { name: `Autres actions sur ${name}` }));
  return screen.findByRole('menu');
};
const items = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

afterEach(() => localStorage.clear());

describe('the booklets', () => {
  it('show how much there is of them, and lead to their pages or to the step where their creation stopped', async () => {
    await renderApp(path, camille, bookletList().handlers);

    const finished = await card(seasonal.name);
    expect(finished).toHaveTextContent('Brouillon');
    expect(finished).toHaveTextContent('4 chapitres, 18 pages');
    expect(within(finished).getByRole('link')).toHaveAttribute('href', `/livrets/${seasonal.id}/editor`);
    const unfinished = await card(begun.name);
    expect(within(unfinished).getByRole('img', { name: /étape 4 sur 10/ })).toBeVisible();
    expect(within(unfinished).getByRole('link')).toHaveAttribute(
      'href',
      `/livrets/builder/chapitres?livret=${begun.id}`,
    );
    expect(screen.getByRole('link', { name: 'Créer un livret' })).toHaveAttribute('href', '/livrets/builder/name');
  });

  it('are asked for as the address says, and states without any are left out', async () => {
    const { asked, handlers } = bookletList();
    const { person } = await renderApp(`${path}?recherche=hygiene&statut=brouillons&tri=nom`, camille, handlers);

    await card(seasonal.name);
    expect(asked[0]).toMatchObject({ search: 'hygiene', status: 'draft', sort: 'name' });
    expect(screen.getByRole('radio', { name: 'Brouillons 3' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Archivés/ })).toBeNull();
    await person.click(screen.getByRole('radio', { name: 'Corbeille 1' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'trash' }));
  });

  it('are lines when somebody prefers so, stay so, and their heads sort them', async () => {
    const { asked, handlers } = bookletList();
    const { person } = await renderApp(path, camille, handlers);

    await person.click(await screen.findByRole('radio', { name: 'Tableau' }));

    const row = await screen.findByRole('row', { name: /saisonniers/ });
    expect(row).toHaveTextContent('Hôtellerie-restauration');
    expect(row).toHaveTextContent('Camille Vidal');
    expect(localStorage.getItem('livretier-booklets-view')).toBe('list');
    expect(screen.getByRole('columnheader', { name: 'Modifié' })).toHaveAttribute('aria-sort', 'descending');
    await person.click(screen.getByRole('button', { name: 'Livret' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'name' }));
    await person.click(screen.getByRole('button', { name: 'Livret' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'name-desc' }));
  });

  it('go on when asked, and the focus goes to the first that came', async () => {
    const { asked, handlers } = bookletList({ next: 'suite' });
    const { person } = await renderApp(path, camille, handlers);

    await person.click(await screen.findByRole('button', { name: 'Afficher plus de livrets' }));

    await waitFor(() => expect(screen.getByRole('link', { name: 'Livret du curiste' })).toHaveFocus());
    expect(asked.at(-1)).toMatchObject({ cursor: 'suite' });
  });

  it('begin with a first one, for those who may create it', async () => {
    const counts = {
      all: 0,
      draft: 0,
      in_review: 0,
      published: 0,
      to_republish: 0,
      suspended: 0,
      archived: 0,
      trash: 0,
    };
    await renderApp(path, camille, bookletList({ booklets: [], counts }).handlers);

    expect(await screen.findByRole('heading', { name: 'Votre premier livret en dix minutes' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Créer un livret' })).toBeVisible();
    expect(screen.queryByRole('search', { name: 'Filtrer les livrets' })).toBeNull();
  });

  it('are closed to those who have none', async () => {
    await renderApp(path, { ...camille, abilities: { ...camille.abilities, see_booklets: false } }, []);

    expect(await screen.findByText('Accès réservé')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Livrets' })).toBeNull();
  });
});

describe('a booklet of the list', () => {
  it('can be done with what the server allows', async () => {
    const read = { ...seasonal, abilities: { ...nothing, write: true } };
    const { person } = await renderApp(path, camille, bookletList({ booklets: [read, begun] }).handlers);

    expect(items(await openMenu(person, read.name))).toEqual(['Aperçu', 'Ouvrir', 'Envoyer en relecture']);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(items(await openMenu(person, begun.name))).toEqual([
      'Aperçu',
      'Ouvrir',
      'Traduire',
      'Renommer',
      'Options',
      'Dupliquer',
      'Transférer',
      'Mettre à la corbeille',
    ]);
  });

  it('shows its preview, and opens, from its menu', async () => {
    const drawn = http.get('/api/booklets/:id/preview', () => HttpResponse.json(preview()));
    const { person, path: here } = await renderApp(path, camille, [drawn, ...bookletList().handlers]);

    await person.click(within(await openMenu(person, seasonal.name)).getByRole('menuitem', { name: 'Aperçu' }));
    expect(await screen.findByRole('link', { name: 'Commencer la lecture' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: seasonal.name })).toBeVisible();
    expect(here()).toBe(path);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await person.click(within(await openMenu(person, begun.name)).getByRole('menuitem', { name: 'Ouvrir' }));
    await waitFor(() => expect(here()).toBe('/livrets/builder/chapitres'));
  });

  it('is archived after a question that tells what follows', async () => {
    const { sent, handlers } = bookletList();
    const { person } = await renderApp(path, camille, handlers);

    const menu = await openMenu(person, seasonal.name);
    await person.click(within(menu).getByRole('menuitem', { name: 'Archiver' }));
    const question = await screen.findByRole('alertdialog', { name: /Archiver «.+saisonniers 2027/ });
    expect(question).toHaveTextContent('Plus personne ne pourra le modifier ni le lire');
    expect(sent).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Archiver' }));

    await waitFor(() => expect(sent).toEqual([['archive', null]]));
    await person.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(sent.at(-1)).toEqual(['unarchive', null]));
  });

  it('is given another name without leaving the list', async () => {
    const { sent, handlers } = bookletList();
    const { person } = await renderApp(path, camille, handlers);

    const menu = await openMenu(person, seasonal.name);
    await person.click(within(menu).getByRole('menuitem', { name: 'Renommer' }));
    const name = await screen.findByLabelText('Nom du livret');
    await person.clear(name);
    await person.write(name, 'Saisonniers 2028{Enter}');

    await waitFor(() => expect(sent).toEqual([['rename', { name: 'Saisonniers 2028' }]]));
  });

  it('hands its link to the clipboard once it is published', async () => {
    const online = { ...seasonal, status: 'published' as const };
    const { person } = await renderApp(path, camille, bookletList({ booklets: [online] }).handlers);

    const menu = await openMenu(person, online.name);
    await person.click(within(menu).getByRole('menuitem', { name: 'Copier le lien' }));

    expect(await screen.findByText('Lien copié')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://livret.maison-aubrac.test/l/saisonniers-2027');
  });

  it('is put away with others, and comes back with them', async () => {
    localStorage.setItem('livretier-booklets-view', 'list');
    const { sent, handlers } = bookletList({ booklets: [seasonal, begun] });
    const { person } = await renderApp(path, camille, handlers);

    await person.click(await screen.findByRole('checkbox', { name: /saisonniers/ }));
    await person.click(screen.getByRole('checkbox', { name: /réception/ }));
    await person.click(await screen.findByRole('button', { name: 'Mettre à la corbeille' }));
    const question = await screen.findByRole('alertdialog', { name: /Mettre 2 livrets à la corbeille/ });
    await person.click(within(question).getByRole('button', { name: 'Mettre à la corbeille' }));

    expect(await screen.findByText('2 livrets mis à la corbeille')).toBeVisible();
    expect(sent.map(([act]) => act)).toEqual(['trash', 'trash']);
    await person.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(sent.map(([act]) => act)).toEqual(['trash', 'trash', 'restore', 'restore']));
  });

  it('is published from its menu, by the window that says what that means', async () => {
    const { handlers } = bookletList();
    const { handlers: published } = publishingServer({
      booklet: seasonal,
      state: publishing({ current: null, changes: [], next_minor: '1.0' }),
    });
    const { person } = await renderApp(path, camille, [...published, ...handlers]);

    const menu = await openMenu(person, seasonal.name);
    await person.click(within(menu).getByRole('menuitem', { name: 'Publier' }));

    expect(await screen.findByRole('button', { name: 'Publier la version 1.0' })).toBeEnabled();
  });

  it('that readers have can be closed to them, and is found among those that are', async () => {
    const online = { ...seasonal, status: 'published' as const, abilities: { ...all, suspend: true } };
    const { asked, sent, handlers } = bookletList({ booklets: [online], counts: { ...counted, suspended: 2 } });
    const { person } = await renderApp(path, camille, handlers);

    expect(await card(online.name)).toHaveTextContent('Publié');
    const menu = await openMenu(person, online.name);
    await person.click(within(menu).getByRole('menuitem', { name: 'Suspendre la lecture' }));
    const question = await screen.findByRole('alertdialog', { name: /Suspendre la lecture de/ });
    await person.click(within(question).getByRole('button', { name: 'Suspendre la lecture' }));
    await waitFor(() => expect(sent).toEqual([['suspend', null]]));
    await person.click(screen.getByRole('radio', { name: 'Suspendus 2' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'suspended' }));
  });

  it('is copied under the name that is asked for', async () => {
    const { sent, handlers } = bookletList();
    const { person } = await renderApp(path, camille, handlers);

    const menu = await openMenu(person, seasonal.name);
    await person.click(within(menu).getByRole('menuitem', { name: 'Dupliquer' }));
    const name = await screen.findByLabelText('Nom de la copie');
    expect(name).toHaveValue(`Copie de ${seasonal.name}`);
    await person.clear(name);
    await person.write(name, 'Saisonniers 2028{Enter}');

    await waitFor(() => expect(sent).toEqual([['duplicate', { name: 'Saisonniers 2028' }]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is handed to somebody else who may answer for it', async () => {
    const { sent, handlers } = bookletList();
    const { person } = await renderApp(path, camille, handlers);

    const menu = await openMenu(person, seasonal.name);
    await person.click(within(menu).getByRole('menuitem', { name: 'Transférer' }));
    const dialog = await screen.findByRole('dialog', { name: /Transférer/ });
    await person.click(await within(dialog).findByRole('radio', { name: 'Julien Delmas' }));
    expect(within(dialog).queryByRole('radio', { name: /Valadier|Camille/ })).toBeNull();
    await person.click(within(dialog).getByRole('button', { name: 'Transférer' }));

    await waitFor(() => expect(sent).toMatchObject([['transfer', {}]]));
  });

  it('in the trash says until when it is kept, and opens nothing', async () => {
    const { sent, handlers } = bookletList({ booklets: [thrown] });
    const { person } = await renderApp(`${path}?statut=corbeille`, camille, handlers);

    expect(await screen.findByText('Sera supprimé le 9 avril')).toBeVisible();
    expect(screen.queryByRole('link', { name: thrown.name })).toBeNull();
    const menu = await openMenu(person, thrown.name);
    await person.click(within(menu).getByRole('menuitem', { name: 'Supprimer définitivement' }));
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Supprimer définitivement' }));
    await waitFor(() => expect(sent).toEqual([['delete', null]]));
  });
});

it('the entry of the area continues what was begun and tells what waits', async () => {
  await renderApp('/livrets/home', camille, bookletList().handlers);

  const link = await screen.findByRole('link', { name: /^Continuer.+Chapitres/ });
  expect(link).toHaveAttribute('href', `/livrets/builder/chapitres?livret=${begun.id}`);
  expect(screen.getByRole('link', { name: /^2 livrets attendent une relecture/ })).toHaveAttribute(
    'href',
    '/livrets?statut=en-relecture',
  );
  expect(screen.getByRole('region', { name: 'Modifiés récemment' })).toHaveTextContent(seasonal.name);
});
