import { camille } from '@test/answers';
import { answer, card, everything, id, kitchen, nothing, path, plain, sheet, team, world } from '@test/mediaScreens';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

const reading = { upload: false, organise: false, see_storage: false };

beforeEach(() => localStorage.clear());

describe('the details of a file', () => {
  it('open beside the list and say what is known of it', async () => {
    const used = {
      ...team,
      usages_count: 2,
      duplicates: 1,
      usages: ['Livret d’accueil', 'Livret stagiaire'].map((label, place) => ({
        id: id(`b${place}`),
        owner_type: 'booklet',
        owner_id: id(`c${place}`),
        label,
      })),
      abilities: { ...everything, trash: false },
    };
    const { person, path: where } = await renderApp(path, camille, world({ files: [used] }).handlers);

    await person.click(await card(/equipe-cuisine/));
    const details = await sheet();

    expect(where()).toBe(`${path}/${team.id}`);
    expect(plain((await within(details).findByText(/^Image JPEG/)).textContent)).toMatch(
      /^Image JPEG, 2400 × 1800, 1,8 Mo\. Ajoutée le 3 mars( 2026)? par Léa Fabre\.$/,
    );
    expect(within(details).getByRole('region', { name: 'Utilisée dans 2 livrets' })).toHaveTextContent(
      'Livret stagiaire',
    );
    expect(within(details).getByText(/1 autre fichier a le même contenu/)).toBeVisible();
    expect(within(details).getByRole('link', { name: 'Télécharger' })).toHaveAttribute('download', team.name);
    expect(within(details).queryByRole('button', { name: 'Mettre à la corbeille' })).toBeNull();
  });

  it('send only what was changed, the texts of all languages together', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(`${path}/${team.id}`, camille, handlers);

    await person.write(await within(await sheet()).findByLabelText('Texte de remplacement'), 'Quatre cuisiniers');
    await person.selectOptions(within(await sheet()).getByLabelText('Dossier'), 'Cuisine');
    await person.click(within(await sheet()).getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() =>
      expect(sent).toEqual([['save', { alt: { 'fr-FR': 'Quatre cuisiniers', 'en-GB': '' }, folder_id: kitchen.id }]]),
    );
    expect(await within(await sheet()).findByText(/^Enregistré à/)).toBeVisible();
  });

  it('ask for no text about an image that only decorates', async () => {
    const { person } = await renderApp(`${path}/${team.id}`, camille, world().handlers);

    await person.click(await within(await sheet()).findByLabelText('Image décorative, à ignorer'));

    expect(within(await sheet()).getByLabelText('Texte de remplacement')).toBeDisabled();
  });

  it('say beside its field what the server refuses', async () => {
    const refusal = { code: 'invalid', message: '', errors: { 'alt.en-GB': ['Trop vague.'], credit: ['Inconnu.'] } };
    const refuse = http.patch('/api/media/files/:id', () => HttpResponse.json(refusal, { status: 422 }));
    const { person } = await renderApp(`${path}/${team.id}`, camille, [refuse, ...world().handlers]);

    await person.write(await within(await sheet()).findByLabelText(/^Crédit/), 'Moi');
    await person.click(within(await sheet()).getByRole('button', { name: 'Enregistrer' }));

    await waitFor(async () =>
      expect(within(await sheet()).getByLabelText(/^Crédit/)).toHaveAccessibleDescription(/Inconnu\./),
    );
    expect(within(await sheet()).getByLabelText(/remplacement, English/)).toHaveAccessibleDescription(/Trop vague\./);
  });

  it('refuse too long a text before it is sent', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(`${path}/${team.id}`, camille, handlers);

    await person.click(await within(await sheet()).findByLabelText('Texte de remplacement'));
    await person.paste('a'.repeat(141));
    await person.click(within(await sheet()).getByRole('button', { name: 'Enregistrer' }));

    expect(await within(await sheet()).findByText('À corriger avant d’enregistrer')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('ask before what was written is lost', async () => {
    const { person, path: where } = await renderApp(`${path}/${team.id}`, camille, world().handlers);

    await person.write(await within(await sheet()).findByLabelText(/^Crédit/), 'Moi');
    await person.click(await card(/gestes-plonge/));

    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(where()).toBe(`${path}/${team.id}`);
  });

  it('close when the file goes to the trash', async () => {
    const { sent, handlers } = world();
    const { person, path: where } = await renderApp(`${path}/${team.id}`, camille, handlers);

    await person.click(await within(await sheet()).findByRole('button', { name: 'Mettre à la corbeille' }));
    await answer(person, 'Mettre à la corbeille');

    await waitFor(() => expect(where()).toBe(path));
    expect(sent).toEqual([['trash', { file_ids: [team.id] }]]);
  });
});

describe('a translator', () => {
  it('looks at the files and changes nothing', async () => {
    const files = [{ ...team, abilities: nothing }];
    await renderApp(`${path}/${team.id}`, camille, world({ files, around: { abilities: reading } }).handlers);

    expect(await within(await sheet()).findByLabelText('Texte de remplacement')).toBeDisabled();
    expect(within(await sheet()).getByRole('link', { name: 'Télécharger' })).toBeVisible();
    for (const name of ['Importer', 'Nouveau dossier', 'Enregistrer', 'Remplacer', 'Mettre à la corbeille'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Sélectionner/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Actions pour le dossier/ })).toBeNull();
  });
});
