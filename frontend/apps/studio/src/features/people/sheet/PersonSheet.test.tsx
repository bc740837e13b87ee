import { camille } from '@test/answers';
import { awa, kitchen, peopleServer } from '@test/peopleServer';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const path = '/parametres/personnes';
const open = async (options: Parameters<typeof peopleServer>[0] = {}) => {
  const server = peopleServer(options);
  const app = await renderApp(`${path}/${awa.id}`, camille, server.handlers);
  const sheet = within(await screen.findByRole('complementary', { name: options.person?.name ?? awa.name }));
  return { ...app, ...server, sheet };
};

describe('the card of a person', () => {
  it('sends only what was changed', async () => {
    const { person, sent, sheet } = await open();

    await person.clear(sheet.getByRole('textbox', { name: /Poste/ }));
    await person.write(sheet.getByRole('textbox', { name: /Poste/ }), 'Cuisine');
    await person.click(sheet.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent).toEqual([[`PATCH /api/people/${awa.id}`, { job: 'Cuisine' }]]));
  });

  it('puts somebody into a group', async () => {
    const { person, sent, sheet } = await open();

    await person.click(await sheet.findByRole('checkbox', { name: kitchen.name }));
    await person.click(sheet.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent[0]?.[1]).toEqual({ groups: [kitchen.id] }));
  });

  it('asks who represents somebody who does not sign alone', async () => {
    const { person, sent, sheet } = await open();

    await person.selectOptions(sheet.getByRole('combobox', { name: 'Qui prend connaissance' }), 'both');
    await person.click(sheet.getByRole('button', { name: 'Enregistrer' }));
    expect(sheet.getByRole('textbox', { name: 'Représentant' })).toBeInvalid();

    await person.write(sheet.getByRole('textbox', { name: 'Représentant' }), 'Fatou Diallo');
    await person.click(sheet.getByRole('button', { name: 'Enregistrer' }));
    const representative = { name: 'Fatou Diallo', relation: '', email: '', until: null };
    await waitFor(() => expect(sent[0]?.[1]).toEqual({ signs: 'both', representative }));
  });

  it('keeps the fields of a representative in sight while their name is written anew', async () => {
    const representative = { name: 'Fatou Diallo', relation: 'mère', email: '', until: null };
    const { person, sheet } = await open({ person: { ...awa, representative } });

    await person.clear(sheet.getByRole('textbox', { name: 'Représentant' }));
    await person.click(sheet.getByRole('button', { name: 'Enregistrer' }));

    expect(sheet.getByRole('textbox', { name: 'Représentant' })).toBeInvalid();
  });

  it('notes a last day', async () => {
    const { person, sent, sheet } = await open();

    await person.click(sheet.getByRole('button', { name: 'Noter un départ' }));
    const dialog = within(await screen.findByRole('dialog'));
    const day = dialog.getByRole('textbox', { name: 'Dernier jour' });
    await person.clear(day);
    await person.write(day, '31/12/2030');
    await person.click(dialog.getByRole('button', { name: 'Noter le départ' }));

    await waitFor(() => expect(sent).toEqual([[`POST /api/people/${awa.id}/departure`, { last_day: '2030-12-31' }]]));
  });

  it('takes somebody back', async () => {
    const { person, sent, sheet } = await open({ person: { ...awa, left_on: '2020-01-31' } });

    expect(sheet.queryByRole('button', { name: 'Noter un départ' })).toBeNull();
    await person.click(sheet.getByRole('button', { name: 'La personne est revenue' }));
    await waitFor(() => expect(sent[0]?.[0]).toBe(`POST /api/people/${awa.id}/return`));
  });

  it('says what goes and what waits before it is erased', async () => {
    const { person, sent, sheet, path: where } = await open();

    await person.click(sheet.getByRole('button', { name: 'Effacer la fiche' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(/Disparaissent tout de suite.*la fiche, les coordonnées.*avancement/);
    expect(question).toHaveTextContent(/Restent jusqu’à la fin.*prises de connaissance déjà enregistrées.*preuves/);
    await person.click(within(question).getByRole('button', { name: 'Effacer' }));

    await waitFor(() => expect(sent[0]?.[0]).toBe(`DELETE /api/people/${awa.id}`));
    await waitFor(() => expect(where()).toBe(path));
  });

  it('offers neither the file nor the erasure to those who may not', async () => {
    const { sheet } = await open({ person: { ...awa, abilities: { edit: true, export: false, erase: false } } });

    expect(sheet.queryByRole('button', { name: 'Exporter ses données' })).toBeNull();
    expect(sheet.queryByRole('button', { name: 'Effacer la fiche' })).toBeNull();
  });
});

describe('a new card', () => {
  it('needs a name or a reference, and a reference is enough', async () => {
    const { sent, handlers } = peopleServer();
    const { person, path: where } = await renderApp(`${path}/create`, camille, handlers);
    const sheet = within(await screen.findByRole('complementary', { name: 'Nouvelle personne' }));

    await person.click(sheet.getByRole('button', { name: 'Ajouter' }));
    expect((await sheet.findAllByText(/Il faut un prénom et un nom, ou une référence/)).length).toBeGreaterThan(0);

    await person.write(sheet.getByRole('textbox', { name: /Référence/ }), 'D-77');
    await person.click(sheet.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() =>
      expect(sent[0]?.[1]).toMatchObject({ reference: 'D-77', first_name: '', representative: null }),
    );
    await waitFor(() => expect(where()).toBe(path));
  });
});
