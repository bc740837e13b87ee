import { camille } from '@test/answers';
import { awa, kitchen, peopleServer } from '@test/peopleServer';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const path = '/parametres/personnes';
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the people of a company', () => {
  it('are asked for as the address says, and shown with reference, contact, work and presence', async () => {
    const { asked, handlers } = peopleServer();
    const filters = `recherche=awa&groupe=${kitchen.id}&contrat=seasonal&langue=fr-FR&sansEmail=true&presence=all`;
    await renderApp(`${path}?${filters}`, camille, handlers);

    expect(await row(/Awa Diallo/)).toHaveTextContent(
      /RH-0431.*awa\.diallo@maison-aubrac\.test.*Salle, SaisonnierFrançais.*Présente/,
    );
    const wanted = asked.find((query) => query.get('limit') === '25');
    expect(Object.fromEntries(wanted ?? [])).toEqual({
      search: 'awa',
      group: kitchen.id,
      contract: 'seasonal',
      language: 'fr-FR',
      without_email: 'true',
      presence: 'all',
      limit: '25',
    });
  });

  it('say who has left and who is about to', async () => {
    await renderApp(path, camille, peopleServer({ person: { ...awa, left_on: '2020-01-31' } }).handlers);
    expect(await row(/Awa/)).toHaveTextContent('Partie le 31 janvier 2020');
  });

  it('say who is about to leave', async () => {
    await renderApp(path, camille, peopleServer({ person: { ...awa, left_on: '2099-01-31' } }).handlers);
    expect(await row(/Awa/)).toHaveTextContent('Part le 31 janvier 2099');
  });

  it('are known by a reference where no name may be', async () => {
    const patient = { ...awa, name: 'D-77', first_name: '', last_name: '', reference: 'D-77' };
    await renderApp(path, camille, peopleServer({ person: patient }).handlers);
    expect(await row(/D-77/)).toHaveTextContent('Connue par sa référence seule');
  });

  it.each([
    ['warning', /Bientôt/],
    ['full', /Plus personne ne peut être ajouté/],
  ])('warn when places run out: %s', async (level, sentence) => {
    await renderApp(path, camille, peopleServer({ level }).handlers);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('are seen by a manager, who neither adds nor imports', async () => {
    await renderApp(path, camille, peopleServer({ add: false }).handlers);
    await row(/Awa/);
    expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Importer' })).toBeNull();
  });

  it.each(['import', 'create'])('open no way to add for a manager: %s', async (screenOf) => {
    await renderApp(`${path}/${screenOf}`, camille, peopleServer({ add: false }).handlers);
    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });

  it('begin with an import where there is nobody', async () => {
    const nobody = http.get('/api/people', () =>
      HttpResponse.json({ items: [], next: null, abilities: { add: true } }),
    );
    await renderApp(path, camille, [nobody, ...peopleServer().handlers]);
    expect(await screen.findByRole('heading', { name: 'Aucune personne n’est encore inscrite ici' })).toBeVisible();
  });

  it('are closed to those who keep nobody', async () => {
    const abilities = { ...camille.abilities, manage_people: false };
    await renderApp(path, { ...camille, abilities }, peopleServer().handlers);
    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });

  it('are put into groups, which are made and taken away', async () => {
    const { sent, handlers } = peopleServer();
    const { person } = await renderApp(`${path}/groupes`, camille, handlers);
    const sheet = await screen.findByRole('complementary', { name: 'Groupes' });

    await person.click(await within(sheet).findByRole('button', { name: 'Nouveau groupe' }));
    await person.write(await screen.findByRole('textbox', { name: 'Nom du groupe' }), 'Étages{Enter}');
    await waitFor(() => expect(sent).toEqual([['POST /api/people/groups', { name: 'Étages' }]]));

    await person.click(await within(sheet).findByRole('button', { name: /Supprimer.*Cuisine/ }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(sent[1]?.[0]).toBe(`DELETE /api/people/groups/${kitchen.id}`));
  });
});
