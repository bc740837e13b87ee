import type { Page } from '@playwright/test';
import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { send } from '../support/library';
import { people } from '../support/people';
import { publishedBooklet } from '../support/published';
import { shoot } from '../support/screens';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const list = '/parametres/personnes';

/** Three people of their own for each run, one of them known by a reference alone. */
const threeLines = (run: string) => ({
  name: `saison-${run}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Matricule;NOM;Prénom;E-mail;Poste;Taille de veste',
      `${run}-1;Garrigue${run};Paul;paul.${run}@exemple.test;salle;M`,
      `${run}-2;Haddad${run};Yasmine;;étages;S`,
      `${run}-3;;;;plonge;L`,
    ].join('\n'),
  ),
});

const bring = async (page: Page, run: string) => {
  await page.getByRole('link', { name: 'Importer' }).first().click();
  await journey(page).heading('Importer des personnes');
  await page.getByLabel('Fichier de personnes').setInputFiles(threeLines(run));
  await inspect(page, 'file of people');
  await page.getByRole('button', { name: 'Lire le fichier' }).click();
  await expect(page.getByRole('combobox', { name: /Matricule/ })).toHaveValue('reference');
  await expect(page.getByRole('combobox', { name: /Taille de veste/ })).toHaveValue('');
};

test('Fatou imports three people from a file, leaves in between, finds them in the list and erases one', async ({
  page,
}) => {
  const run = `E${Date.now()}`;
  await enter(page, people.fatou);
  await page.goto(list);
  await journey(page).heading('Personnes');
  await bring(page, run);
  await inspect(page, 'columns');
  await shoot(page, 'people-columns');

  await page.getByRole('button', { name: 'Lancer l’essai à blanc' }).click();
  await expect(page.getByRole('button', { name: 'Importer 3 lignes sur 3' })).toBeVisible();
  await page.goto(list);
  await page.getByRole('link', { name: 'Reprendre' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Paul Garrigue${run}`) })).toBeVisible();
  await inspect(page, 'dry run');
  await shoot(page, 'people-dry-run');

  await page.getByRole('button', { name: 'Importer 3 lignes sur 3' }).click();
  await expect(page.getByText(/Import terminé.*3 lignes enregistrées/)).toBeVisible();
  await inspect(page, 'result');
  await page.getByRole('link', { name: 'Voir les personnes' }).click();
  await page.getByRole('searchbox', { name: 'Nom, référence ou adresse' }).fill(run);
  for (const name of [`Paul Garrigue${run}`, `Yasmine Haddad${run}`, `${run}-3`])
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await inspect(page, 'people');

  await page.getByRole('button', { name: new RegExp(`Yasmine Haddad${run}`) }).click();
  const card = page.getByRole('complementary', { name: `Yasmine Haddad${run}` });
  await expect(card.getByLabel('Poste')).toHaveValue('étages');
  await inspect(page, 'card of a person');
  await shoot(page, 'people-card');
  await card.getByRole('button', { name: 'Effacer la fiche' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(`Yasmine Haddad${run}`) })).toBeHidden();
});

test('A11Y1: the people of a company are readable by everybody, in English', async ({ page }) => {
  await enter(page, people.fatou);
  await page.goto(`/en-GB${list}`);
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await inspect(page, 'people, en');
  await page.goto(`/en-GB${list}/create`);
  await expect(page.getByRole('complementary', { name: 'New person' })).toBeVisible();
  await inspect(page, 'new person, en');
});

test('A11Y1: a manager brings a file of people into a booklet', async ({ page }) => {
  const run = `G${Date.now()}`;
  await enter(page, people.julien);
  const { id } = await publishedBooklet(page, `Livret ${run}`);
  await page.goto(`${list}/import?livret=${id}`);
  await expect(page.getByText(`elles deviendront participantes de « Livret ${run} »`)).toBeVisible();
  await inspect(page, 'a file into a booklet');
  await page.getByLabel('Fichier de personnes').setInputFiles(threeLines(run));
  await page.getByRole('button', { name: 'Lire le fichier' }).click();
  await expect(page.getByRole('combobox', { name: /Matricule/ })).toHaveValue('reference');
  await inspect(page, 'its columns');
  await page.getByRole('button', { name: 'Lancer l’essai à blanc' }).click();
  const takeOver = page.getByRole('button', { name: 'Importer 3 participants' });
  await expect(takeOver).toBeVisible();
  await inspect(page, 'its dry run');

  await takeOver.click();
  await expect(page.getByRole('link', { name: 'Voir les participants' })).toBeVisible();
  await inspect(page, 'its result');
  await page.getByRole('link', { name: 'Voir les participants' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Paul Garrigue${run}`) })).toContainText('À inviter');
  await enter(page, people.helene);
  await send(page, 'POST', `/api/booklets/${id}/archive`);
});

test('A11Y1: the groups of a company, and what one does with one of them', async ({ page }) => {
  const name = `Équipe ${Date.now()}`;
  await enter(page, people.fatou);
  await page.goto(`${list}/groupes`);
  const groups = page.getByRole('complementary', { name: 'Groupes' });
  await groups.getByRole('button', { name: 'Nouveau groupe' }).click();
  await page.getByLabel('Nom du groupe').fill(name);
  await inspect(page, 'a new group');
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(groups.getByRole('button', { name: `Renommer « ${name} »` })).toBeVisible();
  await inspect(page, 'groups');

  await groups.getByRole('button', { name: `Supprimer « ${name} »` }).click();
  await page.getByRole('alertdialog').waitFor();
  await inspect(page, 'a group goes');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(groups.getByRole('button', { name: `Renommer « ${name} »` })).toHaveCount(0);
});
