import type { Page } from '@playwright/test';
import { inspect } from '../support/inspect';
import { choose, library, storage } from '../support/library';
import { scan } from '../support/mediaFiles';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const words = {
  fr: {
    prefix: '',
    files: 'Fichiers',
    details: 'Détails',
    list: 'Liste',
    move: 'Déplacer',
    cancel: 'Annuler',
    noMatch: 'Aucun fichier ne correspond.',
    upload: 'Importer',
    refused: /Format non accepté/,
    used: 'Espace utilisé',
    questions: ['Nettoyer : Fichiers inutilisés', 'Vider la corbeille'],
    reserved: 'Accès réservé',
  },
  en: {
    prefix: '/en-GB',
    files: 'Files',
    details: 'Details',
    list: 'List',
    move: 'Move',
    cancel: 'Cancel',
    noMatch: 'No file matches.',
    upload: 'Import',
    refused: /format/i,
    used: 'Storage used',
    questions: ['Clean up: Unused files', 'Empty the trash'],
    reserved: 'Restricted access',
  },
} as const;

/** Reads only: what is chosen is never confirmed, and what is sent never leaves. */
for (const language of ['fr', 'en'] as const) {
  const text = words[language];
  const see = (page: Page, screen: string) => inspect(page, `${screen}, ${language}`);

  test(`A11Y1: the library is readable by everybody, in ${language}`, async ({ page }) => {
    const files = page.getByRole('list', { name: text.files });
    await enter(page, people.helene);
    await page.goto(`${text.prefix}${library}`);
    await files.getByRole('button', { name: /hotel-du-plateau/ }).waitFor();
    await see(page, 'library');

    await page.getByRole('checkbox', { name: /hotel-du-plateau/ }).check({ force: true });
    await page.getByRole('button', { name: text.move, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await see(page, 'library, files to move');
    await page.getByRole('dialog').getByRole('button', { name: text.cancel }).click();
    await see(page, 'library, a selection');

    await files.getByRole('button', { name: /hotel-du-plateau/ }).click();
    await page.getByRole('complementary', { name: text.details }).getByLabel('English').waitFor();
    await see(page, 'library, details');
  });

  test(`A11Y1: the library as a list, its trash and what it refuses are readable by everybody, in ${language}`, async ({
    page,
  }) => {
    await enter(page, people.helene);
    await page.goto(`${text.prefix}${library}`);
    await page.getByRole('radio', { name: text.list }).check({ force: true });
    await page.getByRole('table', { name: text.files }).waitFor();
    await see(page, 'library, as a list');

    await page.goto(`${text.prefix}${library}?filtre=corbeille`);
    await page.getByText('accueil-ancien.jpg').waitFor();
    await see(page, 'library, trash');

    await page.goto(`${text.prefix}${library}?recherche=introuvable`);
    await page.getByText(text.noMatch).waitFor();
    await choose(page, scan('plan.tiff'), () => page.getByRole('button', { name: text.upload, exact: true }).click());
    await page.getByRole('region').getByText(text.refused).waitFor();
    await see(page, 'library, nothing found and a file refused');
  });

  test(`A11Y1: the storage used is readable by everybody, in ${language}`, async ({ page }) => {
    await enter(page, people.helene);
    await page.goto(`${text.prefix}${storage}`);
    await page.getByRole('region', { name: text.used }).waitFor();
    await see(page, 'storage');
    for (const question of text.questions) {
      await page.getByRole('button', { name: question }).first().click();
      await page.getByRole('alertdialog').waitFor();
      await see(page, `storage, ${question}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
  });

  test(`A11Y1: an auditor is told why there is no library for them, in ${language}`, async ({ page }) => {
    await enter(page, people.odile);
    for (const path of [library, storage]) {
      await page.goto(`${text.prefix}${path}`);
      await expect(page.getByRole('alert')).toContainText(text.reserved);
    }
    await see(page, 'library, refused');
  });
}
