import { camille, nadia } from '@test/answers';
import { nothing, open, path, world } from '@test/chapterScreens';
import { hygiene, welcome } from '@test/library';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('a chapter', () => {
  it('shows its pages, which of them changed and which nobody may skip', async () => {
    await open(hygiene);

    const pages = within(await screen.findByRole('region', { name: '2 pages' })).getAllByRole('listitem');
    expect(pages[0]).toHaveTextContent('Page 1Les règles d’orObligatoire');
    expect(pages[1]).toHaveTextContent('Page 2Se laver les mainsModifiée');
    expect(screen.getByText('1 obligation couverte')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Obligations couvertes' })).toHaveTextContent('À vérifier');
  });

  it('shows its versions, and the one that nobody released', async () => {
    await open(hygiene);

    const versions = within(await screen.findByRole('region', { name: 'Versions' })).getAllByRole('listitem');
    expect(versions[0]).toHaveTextContent('81 page modifiéeNon publiée');
    expect(versions[1]).toHaveTextContent(
      '7Températures de conservationLégalNadia Ferrière, 12 novembre 2026Arrêté du 21 décembre 2009',
    );
  });

  it('says that no booklet takes it over, and gives no figure', async () => {
    await open(hygiene);

    const usage = await screen.findByRole('region', { name: 'Où il est utilisé' });
    expect(usage).toHaveTextContent('Aucun livret ne le reprend encore.');
    expect(usage).not.toHaveTextContent(/\d/);
  });

  it('names itself in the crumbs, under the list', async () => {
    await open(hygiene);

    const crumbs = await screen.findByRole('navigation', { name: 'Fil d’Ariane' });
    await waitFor(() => expect(crumbs).toHaveTextContent('ParamètresChapitresHygiène et sécurité'));
    expect(within(crumbs).getByRole('link', { name: 'Chapitres' })).toHaveAttribute('href', path);
  });

  it('has a sheet that can be changed', async () => {
    const { person, sent } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: 'Autres actions sur Hygiène et sécurité' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Modifier la fiche' }));
    const sheet = await screen.findByRole('complementary', { name: 'Fiche du chapitre' });
    await person.clear(within(sheet).getByLabelText(/^Titre \(English\)/));
    await person.click(await within(sheet).findByRole('button', { name: 'Retirer Hôtellerie-restauration' }));
    await person.click(within(sheet).getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() =>
      expect(sent).toMatchObject([
        ['save', { title: { 'fr-FR': 'Hygiène et sécurité', 'en-GB': '' }, sectors: [], icon: 'shield' }],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Fiche du chapitre' })).toBeNull());
  });

  it('is retired after a question', async () => {
    const { person, sent } = await open(hygiene);

    await person.click(await screen.findByRole('button', { name: /^Autres actions/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Retirer' }));
    const question = await screen.findByRole('alertdialog', { name: /Retirer «\sHygiène et sécurité\s»/ });
    expect(sent).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Retirer' }));

    await waitFor(() => expect(sent).toEqual([['retire', null]]));
  });

  it('is sent to review by who does not release', async () => {
    const draft = { ...welcome, abilities: { ...nothing, write: true, send_to_review: true } };
    const { person, sent } = await open(draft, camille);

    await person.click(await screen.findByRole('button', { name: 'Envoyer en relecture' }));

    await waitFor(() => expect(sent).toEqual([['review', null]]));
    expect(screen.queryByRole('button', { name: /^Publier/ })).toBeNull();
  });

  it('can only be read by those whom the server lets do nothing else', async () => {
    await open({ ...hygiene, has_changes: false, abilities: nothing }, camille);

    const link = await screen.findByRole('link', { name: 'Voir les pages' });
    expect(link).toHaveAttribute('href', `${path}/${hygiene.id}/pages`);
    expect(screen.queryByRole('button', { name: /Autres actions|Publier|Envoyer/ })).toBeNull();
  });

  it('that is not there is a page that is not there', async () => {
    await renderApp(`${path}/${welcome.id}`, nadia, world({ chapters: [] }).handlers);

    expect(await screen.findByRole('heading', { name: 'Cette page s’est décousue' })).toBeVisible();
  });
});
