import { readFile } from 'node:fs/promises';
import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { shoot } from '../support/screens';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const list = '/parametres/informations-pratiques';

test('Bruno fills the informations of his company out of a spreadsheet, and sees before what it changes', async ({
  page,
}) => {
  const parking = `Cour du fond, portail ${Date.now()}`;
  await enter(page, people.bruno);
  await page.goto(list);
  await journey(page).heading('Informations pratiques');
  await page.getByRole('button', { name: 'Importer depuis un tableur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer des informations depuis un tableur' });

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Télécharger le modèle' }).click();
  const template = await readFile(await (await download).path(), 'utf8');
  const [titles] = template.split('\r\n');
  expect(titles).toBe('\ufeffThème;Information pratique;Valeur;Repère (à laisser tel quel)');
  await inspect(page, 'choosing a sheet of informations');

  await dialog.getByLabel('Fichier rempli').setInputFiles({
    name: 'informations.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `${titles}\r\nAdresse et accueil;;${parking};parking\r\n;Terrasse du toit;oui;\r\n;;x;parking\r\n`,
    ),
  });
  await dialog.getByRole('button', { name: 'Voir ce qui change' }).click();
  await expect(dialog.getByText('Rien n’est encore enregistré.')).toBeVisible();
  await inspect(page, 'dry run of a sheet of informations');
  await shoot(page, 'values-sheet');
  await dialog.getByRole('radio', { name: /^Inconnues/ }).check({ force: true });
  await expect(dialog.getByRole('row', { name: /Terrasse du toit/ })).toBeVisible();
  await dialog.getByRole('radio', { name: /^À enregistrer/ }).check({ force: true });
  await expect(dialog.getByRole('row', { name: new RegExp(parking) })).toBeVisible();

  await dialog.getByRole('button', { name: 'Enregistrer 1 information' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(parking) })).toBeVisible();
});

test('a file that is no table of informations says why', async ({ page }) => {
  await enter(page, people.bruno);
  await page.goto(list);
  await page.getByRole('button', { name: 'Importer depuis un tableur' }).click();
  const dialog = page.getByRole('dialog');

  await dialog
    .getByLabel('Fichier rempli')
    .setInputFiles({ name: 'gens.csv', mimeType: 'text/csv', buffer: Buffer.from('Nom;Âge\nVidal;40') });
  await dialog.getByRole('button', { name: 'Voir ce qui change' }).click();

  await expect(dialog.getByRole('alert').filter({ hasText: 'Partez du modèle.' })).toBeVisible();
});
