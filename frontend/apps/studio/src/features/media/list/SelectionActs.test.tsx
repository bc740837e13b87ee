import { camille } from '@test/answers';
import { answer, card, film, kitchen, nothing, path, sheet, team, world } from '@test/mediaScreens';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

beforeEach(() => {
  localStorage.clear();
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

  it('come back from the trash by the toast that says they went, without those that stayed', async () => {
    const kept = [{ id: film.id, name: film.name, reason: 'in_use' }];
    const { sent, handlers } = world({ handled: { kept } });
    const { person } = await renderApp(path, camille, handlers);

    await person.click(await screen.findByRole('checkbox', { name: /equipe-cuisine/ }));
    await person.click(screen.getByRole('checkbox', { name: /gestes-plonge/ }));
    await person.click(screen.getByRole('button', { name: 'Mettre à la corbeille' }));
    await answer(person, 'Mettre à la corbeille');
    expect(await screen.findByText('1 fichier mis à la corbeille')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Annuler' }));

    await waitFor(() => expect(sent.at(-1)).toEqual(['restorations', { file_ids: [team.id] }]));
    expect(await screen.findByText('C’est annulé')).toBeVisible();
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
