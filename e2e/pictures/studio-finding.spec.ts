import { test } from '@playwright/test';
import { atWork, inTheDark, looks, pageOf, phone, ready, season, show, wide } from '../support/desk';
import { picture } from '../support/picture';

test.describe.configure({ timeout: 400_000 });

/* Calls that are still on their way belong to nobody. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('what Ctrl K finds, and what the bell keeps', async ({ page }) => {
  await atWork(page);
  await show(page, '/livrets');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Rechercher' }).fill('main');
  await page
    .getByRole('option', { name: /Se laver les mains/ })
    .first()
    .waitFor();
  await ready(page);
  await picture(page, '36-find', looks);
  await picture(page, '36-find', inTheDark);

  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page, '/home');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('link', { name: /^(On vous mentionne|À relire)/ })
    .first()
    .waitFor();
  await picture(page, '37-bell', looks);
});

test('booklets that are chosen together', async ({ page }) => {
  await atWork(page);
  await show(page, '/livrets');
  await page.getByRole('radio', { name: 'Tableau' }).check({ force: true });
  await ready(page);
  for (const name of [/saisonniers 2027/, /Bonnes pratiques/, /buron/])
    await page.getByRole('row', { name }).getByRole('checkbox').check({ force: true });
  await picture(page, '38-booklets-selected', looks);
});

test('informations that come out of a spreadsheet', async ({ page }) => {
  await atWork(page);
  await show(page, '/parametres/informations-pratiques');
  await page.getByRole('button', { name: 'Importer depuis un tableur' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Télécharger le modèle' }).waitFor();
  await picture(page, '39-values-sheet-1-file', looks);

  const lines = [
    'Thème;Information pratique;Valeur;Repère (à laisser tel quel)',
    ';;Cour du fond, derrière l’office;parking',
    ';Terrasse du toit;oui;',
    ';;05 65 00 36;labour_inspection_phone',
  ];
  await dialog.getByLabel('Fichier rempli').setInputFiles({
    name: 'informations.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await dialog.getByRole('button', { name: 'Voir ce qui change' }).click();
  await dialog.getByText('Rien n’est encore enregistré.').waitFor();
  await picture(page, '39-values-sheet-2-dry-run', looks);
});

test('a word that is corrected on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atWork(page);
  const id = await season(page);
  await show(page, `/livrets/${id}/editor?page=${await pageOf(page, id, 'Se laver les mains')}`);
  await page.getByRole('main').getByText('Lavez-vous les mains').first().click();
  await picture(page, '47-phone-correction', phone);
  await picture(page, '47-phone-correction', { ...phone, schemes: ['dark'] });
});

test('who runs the service', async ({ page }) => {
  await show(page, '/auth/legal/mentions');
  await picture(page, '19-legal-notices', looks);
  await show(page, '/auth/legal/traitement');
  await picture(page, '19-data-processing', wide);
});
