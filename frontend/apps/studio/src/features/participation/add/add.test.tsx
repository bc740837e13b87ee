import { camille } from '@test/answers';
import { bookletList, seasonal } from '@test/bookletList';
import { aminata, lac, manon, participation } from '@test/participants';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const open = async (world: Parameters<typeof participation>[0] = {}) => {
  const built = participation(world);
  const app = await renderApp(`/livrets/options/participants?livret=${seasonal.id}`, camille, [
    ...built.handlers,
    ...bookletList({ booklets: [seasonal] }).handlers,
  ]);
  await app.person.click(await screen.findByRole('button', { name: 'Ajouter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter des participants' }));
  return { ...app, ...built, dialog };
};

describe('adding participants', () => {
  it('takes those who are picked, and those picked before another search', async () => {
    const { person, sent, dialog } = await open();

    await person.click(await dialog.findByRole('checkbox', { name: 'Aminata Sow' }));
    await person.write(dialog.getByRole('searchbox'), 'Manon');
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Aminata Sow' })).toBeNull());
    await person.click(dialog.getByRole('checkbox', { name: 'Manon Delrieu' }));
    await person.click(dialog.getByRole('button', { name: 'Ajouter 2 personnes' }));

    await waitFor(() => expect(sent).toEqual([['add', { people: [aminata.id, manon.id] }]]));
    expect(await screen.findByText('2 personnes ajoutées')).toBeVisible();
  });

  it('says that patients and residents are known by their reference alone', async () => {
    const { dialog } = await open({ summary: { reference_only: true } });

    expect(await dialog.findByText(/^Ce livret concerne des patients ou des résidents/)).toBeVisible();
  });

  it('says nothing of it otherwise', async () => {
    const { dialog } = await open();

    await dialog.findByRole('checkbox', { name: 'Aminata Sow' });
    expect(dialog.queryByText(/patients/)).toBeNull();
  });

  it('says when the company has nobody yet', async () => {
    const { dialog } = await open({ people: [] });

    expect(await dialog.findByText('Aucune personne n’est encore enregistrée dans votre entreprise.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Ajouter' })).toBeDisabled();
  });

  it('takes everybody who fits a rule, which is seen and taken away', async () => {
    const { person, sent, dialog } = await open();

    await person.click(dialog.getByRole('radio', { name: 'Toutes celles qui correspondent' }));
    let form = within(await screen.findByRole('dialog', { name: 'Ajouter des participants' }));
    expect(await form.findByRole('button', { name: 'Ajouter tout le monde' })).toBeVisible();
    await person.click(await form.findByRole('checkbox', { name: lac.name }));
    await person.write(form.getByRole('combobox', { name: 'Postes' }), 'Serveuse{Enter}');
    await person.click(form.getByRole('checkbox', { name: 'Saisonnier' }));
    await person.click(form.getByRole('button', { name: 'Créer la règle' }));
    const conditions = { sites: [lac.id], jobs: ['Serveuse'], contracts: ['seasonal'], groups: [] };
    await waitFor(() => expect(sent).toEqual([['rule', { conditions }]]));

    await person.click(await screen.findByRole('button', { name: 'Ajouter' }));
    await person.click(await screen.findByRole('radio', { name: 'Toutes celles qui correspondent' }));
    form = within(await screen.findByRole('dialog', { name: 'Ajouter des participants' }));
    const rule = /^Supprimer la règle\s: Auberge du Lac\s; Serveuse\s; Saisonnier/;
    await person.click(await form.findByRole('button', { name: rule }));
    await person.click(await screen.findByRole('button', { name: 'Supprimer la règle' }));

    await waitFor(() => expect(sent.at(-1)?.[0]).toBe('delete rule'));
  });

  it('asks a condition, and leads to a file, of whoever keeps the people of their booklets only', async () => {
    const { person, dialog } = await open({ add: false });

    expect(await dialog.findByRole('link', { name: 'Importer un fichier' })).toHaveAttribute(
      'href',
      `/parametres/personnes/import?livret=${seasonal.id}`,
    );
    await person.click(dialog.getByRole('radio', { name: 'Toutes celles qui correspondent' }));
    const form = within(await screen.findByRole('dialog', { name: 'Ajouter des participants' }));
    expect(form.getByRole('button', { name: 'Créer la règle' })).toBeDisabled();
    await person.click(form.getByRole('checkbox', { name: 'Saisonnier' }));
    expect(form.getByRole('button', { name: 'Créer la règle' })).toBeEnabled();
  });
});
