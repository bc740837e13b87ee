import type { Page } from '@playwright/test';
import { beside, chapters, idOf, obligations, releasedAgain, sectors } from '../support/chapters';
import { everyWidth, inspect } from '../support/inspect';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const words = {
  fr: {
    prefix: '',
    library: 'Bibliothèque',
    chapters: 'Bibliothèque de chapitres',
    noMatch: 'Aucun chapitre ne correspond.',
    newChapter: 'Nouveau chapitre',
    create: 'Créer le chapitre',
    title: 'Titre',
    more: /^Autres actions/,
    edit: 'Modifier la fiche',
    sheet: 'Fiche du chapitre',
    release: /^Publier la version/,
    note: 'Note',
    dryRun: /livrets? concernés?.:|^Aucun livret ouvert/,
    adoption: 'Adoption',
    companies: 'Par entreprise',
    versions: 'Versions',
    compare: /^Comparer à la/,
    changes: /^Ce qui change depuis/,
    read: /^Lire la version/,
    sectors: 'Secteurs d’activité',
    newSector: 'Nouveau secteur',
    recommended: 'Chapitres conseillés',
    add: 'Ajouter un chapitre',
    found: 'Chapitres à ajouter',
    obligations: 'Obligations',
    newObligation: 'Nouvelle obligation',
    checked: 'Référence à vérifier',
    reserved: 'Accès réservé',
  },
  en: {
    prefix: '/en-GB',
    library: 'Library',
    chapters: 'Chapter library',
    noMatch: 'No chapter matches.',
    newChapter: 'New chapter',
    create: 'Create the chapter',
    title: 'Title',
    more: /^Other actions/,
    edit: 'Edit the sheet',
    sheet: 'Chapter sheet',
    release: /^Release version/,
    note: 'Note',
    dryRun: /booklets? concerned:|^No open booklet/,
    adoption: 'Adoption',
    companies: 'By company',
    versions: 'Versions',
    compare: /^Compare with/,
    changes: /^What changes since/,
    read: /^Read version/,
    sectors: 'Business sectors',
    newSector: 'New sector',
    recommended: 'Recommended chapters',
    add: 'Add a chapter',
    found: 'Chapters to add',
    obligations: 'Obligations',
    newObligation: 'New obligation',
    checked: 'Reference to be checked',
    reserved: 'Restricted access',
  },
} as const;

/** Reads only: what is opened is never sent. */
for (const language of ['fr', 'en'] as const) {
  const text = words[language];
  const go = (page: Page, path: string) => page.goto(`${text.prefix}${path}`);
  const see = (page: Page, screen: string) => inspect(page, `${screen}, ${language}`);
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  test(`A11Y1: the chapters are readable by everybody, in ${language}`, async ({ page }) => {
    await enter(page, people.paul);
    await go(page, '/parametres/builder');
    await heading(page, text.library);
    await page
      .getByRole('main')
      .getByText(/^\d+ (obligations|chap)/)
      .first()
      .waitFor();
    await see(page, 'home of the library');

    await go(page, chapters);
    await heading(page, text.chapters);
    await page.locator('tbody').getByRole('row').first().waitFor();
    await inspect(page, `chapters, ${language}`, everyWidth);

    await go(page, `${chapters}?recherche=introuvable`);
    await page.getByText(text.noMatch).waitFor();
    await see(page, 'chapters, nothing found');

    await go(page, `${chapters}/create`);
    await page.getByRole('button', { name: text.create }).click();
    await expect(page.getByLabel(text.title, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await see(page, 'a new chapter, to correct');
  });

  test(`A11Y1: a chapter is readable by everybody, in ${language}`, async ({ page }) => {
    await enter(page, people.paul);
    await go(page, `${chapters}/${await idOf(page, 'chapters', 'Hygiène et sécurité')}`);
    await page.getByRole('region', { name: text.versions }).waitFor();
    await inspect(page, `a chapter, ${language}`, everyWidth);

    await page.getByRole('button', { name: text.release }).first().click();
    await beside(page, text.release).getByLabel(text.note).waitFor();
    await beside(page, text.release).getByText(text.dryRun).waitFor();
    await see(page, 'a chapter to release');
    await beside(page, text.release).getByRole('button', { name: text.compare }).click();
    await page.getByRole('dialog', { name: text.changes }).getByRole('heading', { level: 3 }).first().waitFor();
    await see(page, 'a chapter compared with its release');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: text.more }).click();
    await see(page, 'a chapter, its menu');
    await page.getByRole('menuitem', { name: text.edit }).click();
    await beside(page, text.sheet).waitFor();
    await see(page, 'the sheet of a chapter');
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: text.read }).last().click();
    await page.getByRole('article').first().waitFor();
    await see(page, 'a version of a chapter');
  });

  test(`A11Y1: how far a release has come is readable by everybody, in ${language}`, async ({ page }) => {
    await enter(page, people.paul);
    await go(page, `${chapters}/${await releasedAgain(page)}`);
    await page.getByRole('tab', { name: text.adoption }).click();
    await expect(page).toHaveURL(/vue=adoption/);
    const companies = page.getByRole('table', { name: text.companies });
    await companies.getByRole('row').nth(1).waitFor();
    await inspect(page, `adoption, ${language}`, everyWidth);
  });

  test(`A11Y1: the sectors are readable by everybody, in ${language}`, async ({ page }) => {
    await enter(page, people.paul);
    await go(page, sectors);
    await page.locator('tbody').getByRole('row').first().waitFor();
    await see(page, 'sectors');

    await go(page, `${sectors}/create`);
    await heading(page, text.newSector);
    await see(page, 'a new sector');

    await go(page, `${sectors}/${await idOf(page, 'sectors', 'HCR')}`);
    await page.getByRole('list', { name: text.recommended }).waitFor();
    await inspect(page, `a sector, ${language}`, everyWidth);
    await page.getByRole('button', { name: text.add }).click();
    await page.getByRole('list', { name: text.found }).waitFor();
    await see(page, 'a sector, a chapter to add');
  });

  test(`A11Y1: the obligations are readable by everybody, in ${language}`, async ({ page }) => {
    await enter(page, people.paul);
    await go(page, obligations);
    await page.locator('tbody').getByRole('row').first().waitFor();
    await see(page, 'obligations');

    await go(page, `${obligations}/create`);
    await heading(page, text.newObligation);
    await see(page, 'a new obligation');

    await go(page, `${obligations}/${await idOf(page, 'obligations', 'ALL-01')}`);
    await page.getByRole('region', { name: text.checked }).waitFor();
    await see(page, 'an obligation');
  });

  test(`A11Y1: an auditor is told why there is no chapter for them, in ${language}`, async ({ page }) => {
    await enter(page, people.odile);
    for (const path of ['/parametres/builder', chapters, sectors, obligations]) {
      await go(page, path);
      await expect(page.getByRole('alert')).toContainText(text.reserved);
    }
    await see(page, 'the library, refused');
  });
}
