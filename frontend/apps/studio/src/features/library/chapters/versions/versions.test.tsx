import { nadia } from '@test/answers';
import { open, path, world } from '@test/chapterScreens';
import { hygiene, sameAsBefore, welcome } from '@test/library';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

describe('a chapter', () => {
  it('is released with its reason, its note, its reference and its day', async () => {
    const { person, sent } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: 'Publier la version 8' }));
    const sheet = await screen.findByRole('complementary', { name: 'Publier la version 8' });
    await person.click(within(sheet).getByRole('radio', { name: 'Légal' }));
    await person.write(within(sheet).getByLabelText('Note'), 'Lavage porté à trente secondes');
    await person.write(within(sheet).getByLabelText(/^Référence/), 'Règlement (CE) 852/2004');
    await person.write(within(sheet).getByLabelText(/^Date d’effet/), '01/04/2027');
    await person.click(within(sheet).getByRole('radio', { name: 'Proposée' }));
    await person.click(within(sheet).getByRole('button', { name: 'Publier la version 8' }));

    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Publier la version 8' })).toBeNull());
    expect(sent).toEqual([
      [
        'release',
        {
          reason: 'legal',
          note: 'Lavage porté à trente secondes',
          reference: 'Règlement (CE) 852/2004',
          effective_on: '2027-04-01',
          update_policy: 'proposed',
        },
      ],
    ]);
  });

  it('is not released without a note, and says why the server refuses', async () => {
    const refusal = () =>
      HttpResponse.json({ code: 'chapter_without_pages', message: 'Ce chapitre n’a aucune page.' }, { status: 409 });
    const built = world({ chapters: [hygiene], release: refusal });
    const { person } = await renderApp(`${path}/${hygiene.id}`, nadia, built.handlers);

    await person.click(await screen.findByRole('button', { name: 'Publier la version 8' }));
    const sheet = await screen.findByRole('complementary', { name: 'Publier la version 8' });
    await person.click(within(sheet).getByRole('button', { name: 'Publier la version 8' }));
    expect(await within(sheet).findAllByText('Cette information est nécessaire.')).toHaveLength(2);
    expect(built.sent).toEqual([]);

    await person.write(within(sheet).getByLabelText('Note'), 'Une note');
    await person.click(within(sheet).getByRole('button', { name: 'Publier la version 8' }));
    expect(await within(sheet).findByText('Ce chapitre n’a aucune page.')).toBeVisible();
  });

  it('says nothing of changes that are not waiting for anything', async () => {
    const { person } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: 'Publier la version 8' }));
    const sheet = await screen.findByRole('complementary', { name: 'Publier la version 8' });

    expect(within(sheet).queryByText('Aucune modification en attente')).toBeNull();
    expect(within(sheet).getByRole('button', { name: 'Publier la version 8' })).toBeEnabled();
  });

  it('compares what would be released with the last version, in words, and keeps the release begun', async () => {
    const { person } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: 'Publier la version 8' }));
    const sheet = await screen.findByRole('complementary', { name: 'Publier la version 8' });
    await person.write(within(sheet).getByLabelText('Note'), 'Une note');
    await person.click(within(sheet).getByRole('button', { name: 'Comparer à la 7' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ce qui change depuis la version 7' });

    expect((await within(dialog).findByText('quarante')).tagName).toBe('INS');
    const changed = within(dialog).getByRole('region', { name: 'Se laver les mains' });
    expect(changed).toHaveTextContent(/Modifiée.*Déplacée.*Importance.*Information devient Obligatoire/);
    expect(within(dialog).getByRole('region', { name: 'La tenue' })).toHaveTextContent('Retirée');
    expect(within(dialog).getByRole('region', { name: 'Les règles d’or' })).toHaveTextContent(/Réglages de la page/);
    const card = within(dialog).getByRole('region', { name: 'Fiche du chapitre' });
    expect(card).toHaveTextContent(/Titre \(English\).*Hygiene.*Obligation ajoutée.*Hygiène des denrées/);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(sheet).getByLabelText('Note')).toHaveValue('Une note');
  });

  it('compares beside its versions too, and says when there is nothing to tell', async () => {
    const built = world({ chapters: [hygiene], changes: sameAsBefore });
    const { person } = await renderApp(`${path}/${hygiene.id}`, nadia, built.handlers);

    const versions = await screen.findByRole('region', { name: 'Versions' });
    await person.click(within(versions).getByRole('button', { name: 'Comparer à la 7' }));

    expect(await screen.findByText('Rien n’a changé depuis cette version.')).toBeVisible();
  });

  it('has nothing to compare before its first version', async () => {
    await open(welcome);

    await screen.findByRole('region', { name: 'Versions' });
    expect(screen.queryByRole('button', { name: /^Comparer/ })).toBeNull();
  });

  it('leads to what each version says', async () => {
    const { person, path: where } = await open(hygiene);

    await person.click(await screen.findByRole('link', { name: 'Lire la version 7' }));

    await waitFor(() => expect(where()).toBe(`${path}/${hygiene.id}/versions/7`));
    expect(
      await screen.findByRole('heading', { level: 1, name: /Version 7 de «.Hygiène et sécurité.»/ }),
    ).toBeVisible();
    expect(screen.getByText('Nadia Ferrière, 12 novembre 2026')).toBeVisible();
    const page = screen.getByRole('article', { name: 'Se laver les mains' });
    expect(within(page).getByRole('heading', { level: 2, name: 'Se laver les mains' })).toBeVisible();
    expect(within(page).getByText(/Trente secondes suffisent/)).toBeVisible();
    expect(await within(page).findByText('téléphone des RH')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /page/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Revenir au chapitre' })).toHaveAttribute('href', `${path}/${hygiene.id}`);
  });

  it.each(['8', '0', 'x'])('has no version %s', async (number) => {
    const { handlers } = world({ chapters: [hygiene] });
    await renderApp(`${path}/${hygiene.id}/versions/${number}`, nadia, handlers);

    expect(await screen.findByRole('heading', { name: 'Cette page s’est décousue' })).toBeVisible();
  });

  it('asks before a release that was begun is closed', async () => {
    const { person } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: 'Publier la version 8' }));
    const sheet = await screen.findByRole('complementary', { name: 'Publier la version 8' });
    await person.write(within(sheet).getByLabelText('Note'), 'Une note');
    await person.click(within(sheet).getByRole('button', { name: 'Fermer' }));

    const question = await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ });
    await person.click(within(question).getByRole('button', { name: 'Quitter' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Publier la version 8' })).toBeNull());
  });
});
