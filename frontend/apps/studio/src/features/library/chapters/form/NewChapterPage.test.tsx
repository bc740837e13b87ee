import { nadia } from '@test/answers';
import { path, world } from '@test/chapterScreens';
import { foodLaw, hospitality, welcome } from '@test/library';
import { renderApp } from '@test/renderApp';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('a new chapter', () => {
  it('starts with its title in two languages, its drawing and what it is for', async () => {
    const { sent, handlers } = world();
    const { person, path: where } = await renderApp(`${path}/create`, nadia, handlers);

    await person.write(await screen.findByLabelText('Titre'), 'Bienvenue');
    await person.write(screen.getByLabelText(/^Titre \(English\)/), 'Welcome');
    await person.write(screen.getByLabelText(/^Résumé \(English\)/), 'Your first day');
    await person.click(screen.getByRole('radio', { name: 'Porte d’entrée' }));
    await person.click(screen.getByRole('combobox', { name: 'Secteurs d’activité' }));
    await person.click(await screen.findByRole('option', { name: /Hôtellerie-restauration/ }));
    await person.click(screen.getByRole('checkbox', { name: 'Livret sécurité' }));
    await person.click(screen.getByRole('combobox', { name: 'Obligations couvertes' }));
    await person.click(await screen.findByRole('option', { name: /Hygiène des denrées/ }));
    await person.click(screen.getByRole('radio', { name: 'Verrouillée' }));
    await person.click(screen.getByRole('button', { name: 'Créer le chapitre' }));

    await waitFor(() => expect(where()).toBe(`${path}/${welcome.id}`));
    expect(sent).toEqual([
      [
        'create',
        {
          title: { 'fr-FR': 'Bienvenue', 'en-GB': 'Welcome' },
          summary: { 'fr-FR': '', 'en-GB': 'Your first day' },
          icon: 'welcome',
          sectors: [hospitality.id],
          kinds: ['safety'],
          obligations: [foodLaw.id],
          update_policy: 'locked',
        },
      ],
    ]);
  });

  it('needs a French title, and keeps the server’s refusal beside it', async () => {
    const { sent, handlers } = world();
    const { person } = await renderApp(`${path}/create`, nadia, handlers);

    await person.click(await screen.findByRole('button', { name: 'Créer le chapitre' }));
    expect(await screen.findAllByText('Cette information est nécessaire.')).toHaveLength(2);
    expect(sent).toEqual([]);

    await person.write(screen.getByLabelText('Titre'), 'Bienvenue');
    await person.write(screen.getByLabelText(/^Résumé (?!\(English)/), 'refusé');
    await person.click(screen.getByRole('button', { name: 'Créer le chapitre' }));
    expect(await screen.findAllByText('Ce titre est déjà pris.')).toHaveLength(2);
    expect(screen.getByLabelText('Titre')).toBeInvalid();
  });

  it('asks before what was written is lost', async () => {
    const { person, path: where } = await renderApp(`${path}/create`, nadia, world().handlers);

    await person.write(await screen.findByLabelText('Titre'), 'Bienvenue');
    await person.click(screen.getByRole('button', { name: 'Annuler' }));

    expect(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ })).toBeVisible();
    expect(where()).toBe(`${path}/create`);
  });
});
